import type { OperationName } from '@foyer/contract/routes';
import type { ApiError, Result } from '../api/result.ts';
import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** Detail of the event `foyer-error`. Its shape is part of the public interface: `version` rises with a change that a listener would notice. */
export interface ErrorReport {
  readonly version: 1;
  /** A widget that could not be loaded, a call that failed, or a widget that broke. */
  readonly kind: 'loading' | 'api' | 'drawing';
  /** `not-loaded`, `broken`, or for a call the code of the problem, `network` where no response came. */
  readonly code: string;
  /** Request id of the call, for the server's logs. */
  readonly requestId: string | null;
  /** HTTP status, 0 without a response; null where the failure is not a call. */
  readonly status: number | null;
  /** Name of the call; null where the failure is not a call. */
  readonly operation: string | null;
  /** Tag of the element; null for a call. */
  readonly tag: string | null;
  readonly api: string;
  readonly brand: string | null;
  /** The error as it was thrown or returned. */
  readonly error: unknown;
}

/** Returns API and brand of an SDK, for events. */
export const placeOf = ({
  apiBase,
  brand,
}: SdkOptions): { readonly api: string; readonly brand: string | null } => ({
  api: apiBase || (pageOrigin() ?? ''),
  brand: brand || null,
});

/** Reports a failed call to the page by `foyer-error` on the document, unless its caller no longer waits for it. */
export function reportFailure<R extends Result<unknown, string>>(
  options: SdkOptions,
  operation: OperationName,
  answer: R,
): R {
  const { document } = globalThis;
  if (answer.ok || !document || answer.error.code === 'aborted') return answer;
  const error = answer.error as ApiError;
  const { code, requestId, status } = error;
  const detail: ErrorReport = {
    version: 1,
    kind: 'api',
    code,
    requestId,
    status,
    operation,
    tag: null,
    error,
    ...placeOf(options),
  };
  document.dispatchEvent(new CustomEvent('foyer-error', { detail }));
  return answer;
}
