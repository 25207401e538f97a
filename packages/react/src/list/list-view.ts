import { maxOffset } from '@foyer/contract/max-offset';
import type { ListFilter } from './list-filter.ts';

/** Values of filters by name; undefined for an inactive filter. */
export type Values = Readonly<Record<string, unknown>>;
/** The filters of a list by name. */
export type Filters = Readonly<Record<string, ListFilter<unknown>>>;

/** View of a list: search, filters, order, columns, page. */
export interface ListView {
  readonly search: string;
  readonly sort: string | undefined;
  readonly values: Values;
  /** Ids of the shown columns, if the user chose them. */
  readonly columns: readonly string[] | undefined;
  /** Index of the shown page. */
  readonly page: number;
  /** Known cursors by page; null for the first page. */
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

/** Changes search, filters or order and goes back to the first page. */
export const narrowView = (
  view: ListView,
  change: Partial<Pick<ListView, 'search' | 'sort' | 'values'>>,
): ListView => ({ ...view, ...change, ...firstPage });

/** Whether a page can be requested without its cursor. */
export const isInReach = (page: number, limit: number): boolean => page * limit <= maxOffset;

/** Returns the view on another page; the same view if that page cannot be reached. */
export function turnTo(view: ListView, page: number, nextCursor: string | null, limit: number): ListView {
  if (page < 0 || !Number.isInteger(page)) return view;
  const cursors = [...view.cursors];
  if (page === view.page + 1 && nextCursor !== null) cursors[page] = nextCursor;
  if (cursors[page] === undefined && !isInReach(page, limit)) return view;
  return { ...view, cursors, page };
}

/** Returns the query for one page of a view. */
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
