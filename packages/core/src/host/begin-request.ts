import type { OperationName } from '@foyer/contract/routes';

/** Set while a page's developer watches (`Foyer.debug()` of `@foyer/elements`). */
const watched = Symbol.for('foyer.debug');

/** What `foyer-request` carries. */
export interface RequestReport {
  readonly operation: OperationName;
  /** 0 where no answer came. */
  readonly status: number;
  readonly requestId: string | null;
  readonly milliseconds: number;
}

/** Notes when a request leaves; what it returns tells the page how it ended, by `foyer-request` on the document, as long as somebody watches. */
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
