import { createContext } from 'react';

/** How a change enters the history: as a step to go back from, or in the place of the step before. */
export type HistoryStep = 'push' | 'replace';

/** The part of the page's address in which lists keep their views. */
export interface PageQuery {
  readonly read: () => URLSearchParams;
  readonly write: (query: URLSearchParams, step: HistoryStep) => void;
}

/** The query of the page, unless what is around says otherwise. */
export const PageQueryContext = createContext<PageQuery>({
  read: () => new URLSearchParams(location.search),
  write(query, step) {
    const url = new URL(location.href);
    url.search = `${query}`;
    // the host's own state stays, so that its router takes the step for the page it is on
    history[`${step}State`](history.state, '', url);
  },
});
