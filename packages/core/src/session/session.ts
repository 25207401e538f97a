import type { Mode } from '@foyer/contract/roles';
import type { ReadableAtom } from 'nanostores';
import type { ErrorCode } from '../api/call.ts';
import type { Result } from '../api/result.ts';
import type { ReturnPath } from './return-path.ts';

export interface SessionState {
  readonly status: 'signed-out' | 'signed-in';
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  /** Set while switched to another company. */
  readonly companyId: string | null;
  readonly originCompanyId: string | null;
  readonly isImpersonating: boolean;
  /** Why the last session ended: shown at login. */
  readonly endedBecause: 'signed-out' | 'expired' | null;
}

/** What completes a sign-in, as the server answers it. */
export interface SignedInTokens {
  readonly tokens: readonly { readonly mode: Mode; readonly token: string }[];
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  /**
   * Signs in by user name and password, or with the answer of a call that completes a sign-in (`verifySignIn`, `finishPasskeySignIn` …).
   * `second_factor_required` comes with `secondFactor`: no session has begun, and it says what completes the sign-in.
   */
  login(
    ...by: [username: string, password: string] | [answer: SignedInTokens]
  ): Promise<Result<undefined, ErrorCode<'login'>>>;
  /** This browser forgets at once; resolves when the server has answered, or after 5 s without an answer. Never rejects. */
  logout(): Promise<void>;
  selectMode(mode: Mode): void;
  /** Switches to a company, or acts as a user of it (ROLE_IMPERSONATE): for 60 minutes, and with a reason, which is audited. */
  switchCompany(
    companyId: string,
    userId?: string,
    reason?: string,
  ): Promise<Result<undefined, ErrorCode<'authorizeCompany'>>>;
  /** Back to the own company. */
  leaveCompany(): void;
  /** Takes over what local storage holds; tells whether somebody is signed in (guard step 5). */
  restore(): boolean;
  /** Forgets the session in this browser without telling the server. */
  clear(reason?: 'expired'): void;
  /**
   * The token that a call would carry, refreshed if due; null when nobody is signed in.
   *
   * @param isRenewed - Refreshed in any case: where only a token of the last minute is taken (`portal_authorization`). @default false
   */
  freshToken(isRenewed?: boolean): Promise<string | null>;
  /** The place to return to after the next login. */
  readonly returnPath: ReturnPath;
}
