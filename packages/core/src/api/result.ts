import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';

/** Expected failures are data. `network` means that no answer came. */
export interface ApiError<C extends string = string> {
  readonly code: C;
  /** HTTP status, 0 for `network` and `aborted`. */
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  /** Where it goes on, as the server says; to be checked before it is followed. */
  readonly link?: string;
  /** How a sign-in goes on after the right password, with `second_factor_required`. */
  readonly secondFactor?: SignInChallenge;
  readonly fields: readonly { path: string; code: string; params?: Record<string, string | number> }[];
}
export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<C> };

/** A call that failed. */
export const failure = (
  code: string,
  status: number,
  more: Partial<ApiError> = {},
): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error: { code, status, requestId: null, retryAfter: null, fields: [], ...more },
});
/** A call whose answer nobody waits for any more. */
export const aborted = () => failure('aborted', 0);
