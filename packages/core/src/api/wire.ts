import type { OperationName } from '@foyer/contract/routes';
import type { ApiError, Result } from '../sdk/sdk.ts';

/** A call as it goes over the wire, without its types. */
export interface WireInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly onProgress?: (fraction: number) => void;
}
/** Sends one operation, with the given token or none; knows nothing of the session. */
export type Send = (name: OperationName, input: WireInput, token: string | null) => Promise<Result<unknown>>;

export const failure = (
  code: string,
  status: number,
  more: Partial<ApiError> = {},
): { readonly ok: false; readonly error: ApiError } => ({
  ok: false,
  error: { code, status, requestId: null, retryAfter: null, fields: [], ...more },
});
export const aborted = () => failure('aborted', 0);
