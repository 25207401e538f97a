import { type FoyerSdk, openSdk, placeOf, type SdkOptions, watchSdks, watchSession } from '@foyer/core';
import { pageSettings } from '../page-settings.ts';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import type { FoyerHost, FoyerOutcome, FoyerPlace, FoyerSession, FoyerSessionReason } from './foyer-host.ts';

/** The methods of a host that call the server. */
export type SessionControl = Pick<FoyerHost, 'signIn' | 'signOut' | 'setLocale' | 'setCompany'>;

/** The options of an API and brand, with the page's settings for everything else. The page's own API is kept as the page writes it. */
export const optionsAt = ({ api, brand }: FoyerPlace): SdkOptions => {
  const isPages = api === (pageSettings().api || origin);
  const selectors: Readonly<Record<string, string | null>> = { api: isPages ? null : api, brand };
  return sdkOptionsOf({ getAttribute: (name) => selectors[name] ?? null });
};

/** Opens the session of an element, even if the element is not loaded yet. */
export const openFor = (element: Element): FoyerSdk => openSdk(sdkOptionsOf(element));

/**
 * Reports the state and each change of all sessions on the page, existing and future ones, whichever element, copy of Foyer or React app opens
 * them. `begin` is called before the first report of a session, and returns the last state that was reported to the page, else null.
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

/** Controls the session of an API and brand; `known` returns its last reported state. */
export function controlSession(place: FoyerPlace, known: () => FoyerSession): SessionControl {
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
