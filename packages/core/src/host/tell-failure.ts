import type { OperationName } from '@foyer/contract/routes';
import type { ApiError, Result } from '../api/result.ts';
import { pageOrigin } from '../navigation/page-origin.ts';
import type { SdkOptions } from '../options/sdk-options.ts';

/** What `foyer-error` carries. Its shape is part of the public interface: `version` rises with a change that a listener would notice. */
export interface ErrorReport {
  readonly version: 1;
  /** A widget that could not be loaded, a call that was not answered as asked, a widget that broke. */
  readonly kind: 'loading' | 'api' | 'drawing';
  /** `not-loaded`, `broken`, or of a call the problem's code, `network` where no answer came. */
  readonly code: string;
  /** Of the call, for the server's logs. */
  readonly requestId: string | null;
  /** HTTP status, 0 without an answer; null where no call is meant. */
  readonly status: number | null;
  /** Name of the call; null where none is meant. */
  readonly operation: string | null;
  /** The element that is meant, null for a call. */
  readonly tag: string | null;
  readonly api: string;
  readonly brand: string | null;
  /** As it was thrown or answered. */
  readonly error: unknown;
}

/** Where an SDK belongs, as events say it. */
export const placeOf = ({
  apiBase,
  brand,
}: SdkOptions): { readonly api: string; readonly brand: string | null } => ({
  api: apiBase || (pageOrigin() ?? ''),
  brand: brand || null,
});

/** Tells the page of a call that failed by `foyer-error` on the document; not of one that nobody waits for any more. */
export function tellFailure<R extends Result<unknown, string>>(
  options: SdkOptions,
  operation: OperationName,
  answer: R,
): R {
  const { document } = globalThis;
  if (answer.ok || !document || answer.error.code === 'aborted') return answer;
  const error = answer.error as ApiError;
  const { code, requestId, status } = error;
  const detail: ErrorReport = {
    ...{ version: 1, kind: 'api', code, requestId, status, operation, tag: null, error },
    ...placeOf(options),
  };
  document.dispatchEvent(new CustomEvent('foyer-error', { detail }));
  return answer;
}
