import type { CallOutput } from '@foyer/contract';
import type { Endpoint } from '@foyer/core';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../provider/use-session.ts';
import { type ListAddress, startValues } from './list-address.ts';
import type { ListColumn } from './list-columns.ts';
import type { ListReturn } from './list-return.ts';
import type { ListState } from './list-state.ts';
import type { FiltersOf, FilterValues, ItemOf, ListName, QueryOf, SortOf } from './list-types.ts';
import {
  createListView,
  type Filters,
  isInReach,
  type ListView,
  narrowView,
  pageQuery,
  turnTo,
  type Values,
} from './list-view.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { type ChangeView, useListView } from './use-list-view.ts';
import { isBeyondTheEnd, usePageInRange } from './use-page-in-range.ts';
import { type Pages, usePages } from './use-pages.ts';
import { useSearchText } from './use-search-text.ts';

export interface ListOptions<N extends ListName, F extends FiltersOf<N>> {
  /** Filters that users can set: `{ state: oneOf(orderStates), from: aDay }`. */
  readonly filters?: F & { readonly [K in Exclude<keyof F, keyof FiltersOf<N>>]: never };
  /** Start values of the filters; when they change, the list applies the new ones. */
  readonly start?: FilterValues<F>;
  /** Order that the list starts with. */
  readonly sort?: SortOf<N>;
  /** Further orders that users can choose, beside those of the columns. */
  readonly sorts?: readonly SortOf<N>[];
  readonly columns?: readonly ListColumn<N>[];
  /** Parameters sent with every page that are no filters of the user: `{ markRead: 'true' }`. */
  readonly query?: Partial<QueryOf<N>>;
  /** Entries per page, 1 to 100; any other value means the default. */
  readonly pageSize?: number | undefined;
  /** @default 25 */
  readonly defaultPageSize?: number;
  /** `grow`: the next page is added below the others. @default 'turn' */
  readonly paging?: 'turn' | 'grow';
  /** Name of the list in an address and in stored column choices. @default the operation's name without `list`, in lower case */
  readonly name?: string;
  /** Keeps search, filters, order, page and columns in the page's address. @default false */
  readonly syncUrl?: boolean;
  /** `listReturn`, for a list in the address that other pages link back to: it then restores its view. */
  readonly comeBack?: ListReturn;
  /** Whether the list is requested; may depend on its query. @default true */
  readonly isEnabled?: boolean | ((query: ListState<unknown>['query']) => boolean);
}

/** A list of the API. `lastPage` is the newest page as it was answered, with its fields beside the entries, such as totals. */
export type ListOf<N extends ListName, F extends FiltersOf<N>> = ListState<
  ItemOf<N>,
  FilterValues<F>,
  SortOf<N>
> & {
  readonly lastPage: CallOutput<Endpoint<N>> | undefined;
};

const sizeOf = (size: number | undefined, otherwise: number): number =>
  size !== undefined && Number.isInteger(size) && size >= 1 && size <= 100 ? size : otherwise;

const nameOf = (operation: string) => operation.replace(/^list/, '').toLowerCase();

function sortsOf(columns: readonly { readonly sort?: string }[], others: readonly string[]): string[] {
  const own = columns.flatMap(({ sort }) => (sort === undefined ? [] : [`${sort}:asc`, `${sort}:desc`]));
  return [...others, ...own];
}

/**
 * Reads a list of the API: `useList('listOrders', { filters: { state: oneOf(orderStates) }, sort: 'orderedAt:desc' })`. Filters,
 * their values and orders are those of the contract; others do not compile.
 */
export function useList<N extends ListName, const F extends FiltersOf<N> = Record<never, never>>(
  operation: N,
  options: ListOptions<N, F> = {},
): ListOf<N, F> {
  const { code: locale } = useLocale();
  const { pageSize, defaultPageSize = 25, columns = [], sorts = [], isEnabled = true } = options;
  const { name = nameOf(operation), paging = 'turn', syncUrl = false, query = {} } = options;
  const limit = sizeOf(pageSize, defaultPageSize);
  const filters = (options.filters ?? {}) as Filters;
  const start = createListView(options.sort, startValues(filters, (options.start ?? {}) as Values));
  const address: ListAddress = {
    key: name,
    filters,
    sorts: sortsOf(columns, sorts),
    columnIds: columns.map(({ id }) => id),
    start,
    limit,
  };
  const [view, change] = useListView(address, syncUrl, options.comeBack);
  const fixed = { limit, locale, ...query };
  const first = paging === 'grow' ? 0 : view.page;
  const wanted = [...Array(view.page - first + 1).keys()].map((at) => first + at);
  const { limit: _, ...fullQuery } = { ...fixed, ...pageQuery({ ...view, page: 0 }, 0) };
  const isOn = typeof isEnabled === 'function' ? isEnabled(fullQuery) : isEnabled;
  const queries = isOn ? wanted.map((page) => ({ ...fixed, ...pageQuery(view, page) })) : [];
  const pages = usePages(operation, queries, JSON.stringify(fullQuery));
  const isBeyond = paging === 'turn' && isBeyondTheEnd(view, pages);
  usePageInRange(view, isBeyond, pages.shown.at(-1)?.total, limit, change);
  const state = {
    name,
    operation,
    limit,
    query: fullQuery,
    ...readState(pages, isBeyond),
    ...pagingState(view, pages, limit, change),
    ...useNarrowing(view, start, change),
    ...useColumnIds(name, view, change),
  };
  return state as unknown as ListOf<N, F>;
}

function readState<Item>(
  { shown, question, isFresh, isGrowing, isLoading, error, reload }: Pages<Item>,
  isBeyond: boolean,
) {
  const items = itemsOf(shown);
  // An empty earlier result says nothing about the one that is being loaded.
  const isKnown = shown.length > 0 && !isBeyond && (isFresh || items.length > 0);
  const status = isKnown ? 'ready' : error === undefined ? 'loading' : 'error';
  return {
    items,
    question,
    status,
    isReloading: isKnown && isLoading && !isGrowing,
    error,
    reload,
    lastPage: shown.at(-1),
    total: shown.at(-1)?.total,
    totalIsCapped: shown.at(-1)?.totalIsCapped ?? false,
  };
}

/** Returns the entries of all pages; an entry that moved to the next page between two requests appears once. */
function itemsOf<Item>(pages: Pages<Item>['shown']): readonly Item[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const seen = new Set<unknown>();
  return pages.flatMap(({ items }) =>
    items.filter((item) => {
      const { id } = item as { readonly id?: unknown };
      if (id === undefined) return true;
      return !seen.has(id) && seen.add(id);
    }),
  );
}

function pagingState(view: ListView, pages: Pages<unknown>, limit: number, change: ChangeView) {
  const last = pages.shown.at(-1);
  const nextCursor = pages.isFresh ? (last?.nextCursor ?? null) : null;
  const { total, totalIsCapped = false } = last ?? {};
  const counted = total === undefined ? undefined : Math.ceil(total / limit);
  return {
    page: view.page + 1,
    pageCount: totalIsCapped && counted !== undefined ? lastInReach(limit) : counted,
    hasNext: typeof last?.nextCursor === 'string',
    goTo: (page: number) => change((old) => turnTo(old, page - 1, nextCursor, limit)),
    loadMore: () => {
      if (pages.error === undefined) change((old) => turnTo(old, old.page + 1, nextCursor, limit), 'replace');
      else pages.reload();
    },
    isLoadingMore: pages.isGrowing && pages.error === undefined,
    moreError: pages.isGrowing ? pages.error : undefined,
  };
}

function lastInReach(limit: number): number {
  let page = 1;
  while (isInReach(page, limit)) page += 1;
  return page;
}

/** Applies new start values when the host page changes them, for example by an attribute. */
function useStart({ values }: ListView, change: ChangeView): void {
  const text = JSON.stringify(values);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    change((old) => narrowView(old, { values: { ...old.values, ...values } }));
  });
}

function useNarrowing(view: ListView, start: ListView, change: ChangeView) {
  useStart(start, change);
  const search = useSearchText(view.search, (text) =>
    change((old) => narrowView(old, { search: text }), 'replace'),
  );
  const setFilters = (values: Values) =>
    change((old) => narrowView(old, { values: { ...old.values, ...values } }));
  const isOther = (name: string) => JSON.stringify(view.values[name]) !== JSON.stringify(start.values[name]);
  return {
    search: search.text,
    setSearch: search.change,
    sort: view.sort,
    setSort: (sort: string) => change((old) => narrowView(old, { sort })),
    filters: view.values,
    setFilters,
    setFilter: (name: string, value: unknown) => setFilters({ [name]: value }),
    isFiltered: view.search.trim() !== '' || Object.keys(start.values).some(isOther),
    resetFilters: () => {
      search.put('');
      change((old) => narrowView(old, { search: '', values: start.values }));
    },
  };
}

function useColumnIds(name: string, view: ListView, change: ChangeView) {
  const choice = useColumnChoice(name);
  const [remembered, setRemembered] = useState(choice.read);
  return {
    columnIds: view.columns ?? remembered,
    setColumnIds: (columns: readonly string[] | undefined) => {
      choice.write(columns);
      setRemembered(columns);
      change((old) => ({ ...old, columns }), 'replace');
    },
  };
}
