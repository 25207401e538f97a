import type { OperationName } from '@foyer/contract/routes';

/** Set while a page's developer watches the requests (`Foyer.debug()` of `@foyer/elements`). */
const watched = Symbol.for('foyer.debug');

/** Detail of the event `foyer-request`. */
export interface RequestReport {
  readonly operation: OperationName;
  /** HTTP status; 0 where no response came. */
  readonly status: number;
  readonly requestId: string | null;
  readonly milliseconds: number;
}

/**
 * Notes the start of a request. Returns a function that reports its end to the page by `foyer-request` on the document, as long as a
 * developer watches.
 */
export function beginRequest(operation: OperationName): (answer: Response | null) => void {
  const begin = performance.now();
  return (answer) => {
    if (!(watched in globalThis)) return;
    const detail: RequestReport = {
      operation,
      status: answer?.status ?? 0,
      requestId: answer?.headers.get('x-request-id') ?? null,
      milliseconds: Math.round(performance.now() - begin),
    };
    globalThis.document?.dispatchEvent(new CustomEvent('foyer-request', { detail }));
  };
}
