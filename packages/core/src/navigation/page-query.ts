/** The part of the page's address in which lists keep their views. */
export interface PageQuery {
  readonly read: () => URLSearchParams;
  /** `push` is a step to go back from, `replace` takes the place of the step before. */
  readonly write: (query: URLSearchParams, step: 'push' | 'replace') => void;
}
