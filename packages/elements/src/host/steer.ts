import { type FoyerSdk, openSdk, placeOf, type SdkOptions, watchSdks, watchSession } from '@foyer/core';
import { pageSettings } from '../page-settings.ts';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import type { FoyerHost, FoyerOutcome, FoyerPlace, FoyerSession, FoyerSessionReason } from './foyer-host.ts';

/** What of a host talks to the server. */
export type Steering = Pick<FoyerHost, 'signIn' | 'signOut' | 'setLocale' | 'setCompany'>;

/** The options of an API and brand, with all else as the page says it, and an API that is the page's as the page writes it. */
export const optionsAt = ({ api, brand }: FoyerPlace): SdkOptions => {
  const isPages = api === (pageSettings().api || origin);
  const said: Readonly<Record<string, string | null>> = { api: isPages ? null : api, brand };
  return sdkOptionsOf({ getAttribute: (name) => said[name] ?? null });
};

/** Opens the session that an element has, or will have once it can be loaded. */
export const openFor = (element: Element): FoyerSdk => openSdk(sdkOptionsOf(element));

/**
 * Tells how the session of each API and brand on the page is, and each change: of those that are there and of those that come, whichever
 * element, copy of Foyer or React app opens them. `begin` hears of each before it is told, and answers what the page was told of it already.
 */
export function watchSessions(
  begin: (place: FoyerPlace) => FoyerSession | null,
  tell: (place: FoyerPlace, session: FoyerSession, reason: FoyerSessionReason) => void,
): void {
  watchSdks((sdk) => {
    const place = placeOf(sdk.options);
    watchSession(sdk, (session, reason) => tell(place, session, reason), begin(place));
  });
}

/** Steers the session of an API and brand; `known` is how the page was told of it last. */
export function steer(place: FoyerPlace, known: () => FoyerSession): Steering {
  const sdk = openSdk(optionsAt(place));
  return {
    async signIn() {
      const { signIn } = await import('./sign-in.ts');
      await signIn(sdk);
      return known();
    },
    signOut: () => sdk.session.logout(),
    async setLocale(locale) {
      await sdk.localisation.setLocale(locale);
      return sdk.localisation.$locale.get().code;
    },
    async setCompany(companyId): Promise<FoyerOutcome> {
      if (companyId === null) {
        sdk.session.leaveCompany();
        return { ok: true };
      }
      const answer = await sdk.session.switchCompany(companyId);
      if (answer.ok) return { ok: true };
      return { ok: false, code: answer.error.code, requestId: answer.error.requestId };
    },
  };
}
