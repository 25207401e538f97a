import type { FoyerPlace, FoyerSession, FoyerSessionDetail, FoyerSessionReason } from './foyer-host.ts';

/** Reports the session to the page by `foyer-session`. */
export function dispatchSession(session: FoyerSession, reason: FoyerSessionReason, place: FoyerPlace): void {
  const detail: FoyerSessionDetail = { version: 1, reason, session, ...place };
  document.dispatchEvent(new CustomEvent('foyer-session', { detail }));
}
