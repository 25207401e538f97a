import { maxOffset } from '@foyer/contract/max-offset';
import type { ListFilter } from './list-filter.ts';

/** Values of filters by name; undefined for one that does not narrow. */
export type Values = Readonly<Record<string, unknown>>;
/** The filters of a list by name. */
export type Filters = Readonly<Record<string, ListFilter<unknown>>>;

/** What a list shows: search, filters, order, columns, and how far it was paged. */
export interface ListView {
  readonly search: string;
  readonly sort: string | undefined;
  readonly values: Values;
  /** Ids of the shown columns where somebody chose them. */
  readonly columns: readonly string[] | undefined;
  /** Index of the shown page. */
  readonly page: number;
  /** Cursors of pages where they are known; null is the first page's. */
  readonly cursors: readonly (string | null | undefined)[];
}

const firstPage = { cursors: [null], page: 0 } as const;

/** The view a list starts with. */
export const createListView = (sort: string | undefined, values: Values): ListView => ({
  search: '',
  sort,
  values,
  columns: undefined,
  ...firstPage,
});

/** A changed search, filter or order starts at the first page. */
export const narrowView = (
  view: ListView,
  change: Partial<Pick<ListView, 'search' | 'sort' | 'values'>>,
): ListView => ({ ...view, ...change, ...firstPage });

/** Whether a page can be asked for without its cursor. */
export const isInReach = (page: number, limit: number): boolean => page * limit <= maxOffset;

/** The view on another page; the same view where there is no way to that page. */
export function turnTo(view: ListView, page: number, nextCursor: string | null, limit: number): ListView {
  if (page < 0 || !Number.isInteger(page)) return view;
  const cursors = [...view.cursors];
  if (page === view.page + 1 && nextCursor !== null) cursors[page] = nextCursor;
  if (cursors[page] === undefined && !isInReach(page, limit)) return view;
  return { ...view, cursors, page };
}

/** What the API is asked for one page of a view. */
export function pageQuery(view: ListView, page = view.page): Record<string, unknown> {
  const cursor = view.cursors[page];
  const all: Record<string, unknown> = {
    ...view.values,
    search: view.search.trim(),
    sort: view.sort,
    ...(cursor ? { cursor } : page > 0 && { page: page + 1 }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''));
}
