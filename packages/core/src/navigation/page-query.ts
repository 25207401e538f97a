/** The part of the page's URL in which lists store their views. */
export interface PageQuery {
  readonly read: () => URLSearchParams;
  /** Writes the query: `push` adds a step to the history, `replace` replaces the current one. */
  readonly write: (query: URLSearchParams, step: 'push' | 'replace') => void;
}
