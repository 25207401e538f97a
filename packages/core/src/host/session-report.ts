import type { Mode } from '@foyer/contract/roles';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { SessionState } from '../session/session.ts';

/** The session as a host page may know it: no token, no role. */
export interface SessionReport {
  readonly isSignedIn: boolean;
  /** Null while nobody is signed in, and where the server did not report the user. */
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: string;
  } | null;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  /** Whether the user is impersonated. */
  readonly isActing: boolean;
}

/** Reason of a report; `start` is the first one. */
export type SessionReason = 'start' | 'signed-in' | 'signed-out' | 'expired' | 'user' | 'company' | 'mode';

/** Returns the session as a host page sees it. */
export function reportSession(state: SessionState, info: UserInfo | undefined): SessionReport {
  const isSignedIn = state.status === 'signed-in';
  const { user, company, actor } = (isSignedIn && info) || { user: null, company: null, actor: null };
  return {
    isSignedIn,
    user: user && {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      locale: user.locale,
    },
    company: company && { id: company.id, name: company.name },
    mode: state.mode,
    modes: state.modes,
    isActing: state.isImpersonating && actor?.kind !== 'company-switch',
  };
}

/** Returns the most important change between two reports; null where nothing has changed. */
export function reasonOf(
  before: SessionReport | null,
  after: SessionReport,
  endedBecause: SessionState['endedBecause'],
): SessionReason | null {
  if (before === null) return 'start';
  if (before.isSignedIn !== after.isSignedIn)
    return after.isSignedIn ? 'signed-in' : (endedBecause ?? 'signed-out');
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if (before.mode !== after.mode) return 'mode';
  return before.company?.id !== after.company?.id && before.user?.id === after.user?.id ? 'company' : 'user';
}
