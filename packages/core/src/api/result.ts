import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';

/** Failure of a call. Expected failures are data. `network` means that no response came. */
export interface ApiError<C extends string = string> {
  readonly code: C;
  /** HTTP status, 0 for `network` and `aborted`. */
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  /** URL at which the caller can continue, as the server states it; to be checked before it is followed. */
  readonly link?: string;
  /** Challenge to complete after the correct password, with `second_factor_required`. */
  readonly secondFactor?: SignInChallenge;
  readonly fields: readonly { path: string; code: string; params?: Record<string, string | number> }[];
}
export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<C> };

/** Returns the result of a failed call. */
export const failure = (
  code: string,
  status: number,
  more: Partial<ApiError> = {},
): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error: { code, status, requestId: null, retryAfter: null, fields: [], ...more },
});
/** Returns the result of a call whose caller no longer waits for the response. */
export const aborted = () => failure('aborted', 0);
