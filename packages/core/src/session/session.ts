import type { Mode } from '@foyer/contract/roles';
import type { OperationName } from '@foyer/contract/routes';
import type { ReadableAtom } from 'nanostores';
import type { ErrorCode } from '../api/call.ts';
import type { Result } from '../api/result.ts';
import type { SendInput } from '../api/send.ts';
import type { ReturnPath } from './return-path.ts';
import type { SessionPlace } from './session-place.ts';

export interface SessionState {
  readonly status: 'signed-out' | 'signed-in';
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  /** Id of the company that was switched to. */
  readonly companyId: string | null;
  readonly originCompanyId: string | null;
  readonly isImpersonating: boolean;
  /** Reason why the last session ended, shown at the login. */
  readonly endedBecause: 'signed-out' | 'expired' | null;
}

/** Response of a call that completes a sign-in. */
export interface SignedInTokens {
  readonly tokens: readonly { readonly mode: Mode; readonly token: string }[];
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  /**
   * Signs in by user name and password, or with the response of a call that completes a sign-in (`verifySignIn`, `finishPasskeySignIn` …).
   * With `second_factor_required` no session has begun; `secondFactor` of the error says how to complete the sign-in.
   */
  login(
    ...by: [username: string, password: string] | [answer: SignedInTokens]
  ): Promise<Result<undefined, ErrorCode<'login'>>>;
  /** Clears the session in this browser at once; resolves when the server has responded, or after 5 s without a response. Never rejects. */
  logout(): Promise<void>;
  selectMode(mode: Mode): void;
  /**
   * Switches to a company, or impersonates one of its users (ROLE_IMPERSONATE): for 60 minutes, and with a reason, which is written to the
   * audit log.
   */
  switchCompany(
    companyId: string,
    userId?: string,
    reason?: string,
  ): Promise<Result<undefined, ErrorCode<'authorizeCompany'>>>;
  /** Returns to the own company. */
  leaveCompany(): void;
  /**
   * Returns another mode or company of this session in which a read succeeds, for a record that is not found in the current one; null if
   * there is none.
   */
  findPlace(name: OperationName, input?: SendInput): Promise<SessionPlace | null>;
  /** Takes over the session in local storage; returns whether a user is signed in (guard step 5). */
  restore(): boolean;
  /** Clears the session in this browser without a call to the server. */
  clear(reason?: 'expired'): void;
  /**
   * Returns the token that a call would carry, refreshed if due; null when nobody is signed in.
   *
   * @param isRenewed - Whether to refresh in any case, for a call that accepts only a token of the last minute (`portal_authorization`).
   * @default false
   */
  freshToken(isRenewed?: boolean): Promise<string | null>;
  /** Path to return to after the next login. */
  readonly returnPath: ReturnPath;
}
