import { openSdk, placeOf, watchSession } from '@foyer/core';
import { sdkOptionsOf } from '../sdk-options-of.ts';
import { followLanguage } from './follow-language.ts';
import type { FoyerHost, FoyerOutcome, FoyerSession, FoyerSessionReason } from './foyer-host.ts';
import { tellSession } from './tell-session.ts';

/** What of a host talks to the server. */
export type Steering = Pick<FoyerHost, 'signIn' | 'signOut' | 'setLocale' | 'setCompany'>;

/** No element says anything: the page's settings alone. */
const nobody = { getAttribute: () => null };

/**
 * The session of the page's own API and brand, which all elements share that say nothing else themselves. `keep` has each state before
 * `foyer-session` tells it; resolved when the first one is known, at once where the page was told of one by a light stage.
 */
export async function steer(
  told: FoyerSession | null,
  keep: (session: FoyerSession) => void,
): Promise<Steering> {
  const sdk = openSdk(sdkOptionsOf(nobody));
  let session = told;
  await new Promise<void>((resolve) => {
    const listen = (now: FoyerSession, reason: FoyerSessionReason) => {
      session = now;
      keep(now);
      tellSession(now, reason, placeOf(sdk.options));
      resolve();
    };
    watchSession(sdk, listen, told);
    if (told) resolve();
  });
  followLanguage(sdk);
  return {
    async signIn() {
      const { signIn } = await import('./sign-in.ts');
      await signIn(sdk);
      return session as FoyerSession;
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
