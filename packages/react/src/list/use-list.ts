import type { CallInput, CallOutput, OperationName } from '@foyer/contract';
import type { ApiError, Endpoint } from '@foyer/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSdk } from '../provider/foyer-context.ts';
import { useResource } from '../provider/use-resource.ts';
import { collectPages, type PageOf } from './collect-pages.ts';
import { changeView, createListView, type ListView, viewQuery } from './list-query.ts';
import { useListView } from './use-list-view.ts';

/** Operations that answer pages: `{ items, nextCursor }`. */
export type ListName = {
  [N in OperationName]: CallOutput<Endpoint<N>> extends PageOf<unknown> ? N : never;
}[OperationName];
/** One entry of a list operation. */
export type ItemOf<N extends ListName> = CallOutput<Endpoint<N>> extends PageOf<infer Item> ? Item : never;

type QueryOf<N extends ListName> =
  CallInput<Endpoint<N>> extends { query?: infer Q } ? NonNullable<Q> : never;

export interface ListOptions<N extends ListName> {
  /** The filters there are with their first values; all are texts. */
  readonly filters?: Readonly<Record<string, string | undefined>>;
  /** `field:asc` or `field:desc`. */
  readonly sort?: QueryOf<N> extends { sort?: infer S } ? S : string;
  /** Sent with every page and not shown as a filter, such as `locale` and `limit`. */
  readonly query?: Partial<QueryOf<N>>;
  /** Keeps the view in the page's address under this name; leave out to keep it to yourself. */
  readonly urlKey?: string | undefined;
  /** @default true */
  readonly isEnabled?: boolean;
}

/** A list on the screen. */
export interface ListState<Item> {
  readonly items: readonly Item[];
  /** `loading` the first time only; `isReloading` while shown entries are being replaced. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly isReloading: boolean;
  readonly error: ApiError | undefined;
  readonly total: number | undefined;
  readonly totalIsCapped: boolean;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly sort: string | undefined;
  readonly setSort: (sort: string) => void;
  readonly filters: Readonly<Record<string, string | undefined>>;
  readonly setFilter: (name: string, value: string | undefined) => void;
  /** Whether a search or filter narrows the list. */
  readonly isFiltered: boolean;
  readonly resetFilters: () => void;
  /** Counted from 1. */
  readonly page: number;
  /** Pages that can be jumped to, counted from 1. */
  readonly knownPages: readonly number[];
  readonly hasNext: boolean;
  readonly goTo: (page: number) => void;
  readonly reload: () => void;
  /** Every entry of the filtered list, page by page. */
  readonly collect: (onProgress?: (count: number) => void, signal?: AbortSignal) => Promise<Item[]>;
}

const searchPause = 300;

/** The text of a search box at once, the view a moment after the last key. */
function useSearch(view: ListView, apply: (search: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(view.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(view.search), [view.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), next === '' ? 0 : searchPause);
  };
  return [text, change];
}

function knownPagesOf({ cursors }: ListView): number[] {
  return cursors.flatMap((cursor, at) => (cursor === undefined ? [] : [at + 1]));
}

/** The page that was shown last stays while the next one loads, so that nothing jumps. */
function useLastPage<P>(fresh: P | undefined, error: ApiError | undefined): P | undefined {
  const last = useRef<P | undefined>(undefined);
  useEffect(() => {
    if (fresh !== undefined) last.current = fresh;
    else if (error !== undefined) last.current = undefined;
  }, [fresh, error]);
  return fresh ?? (error === undefined ? last.current : undefined);
}

/**
 * A paged list: `useList('listOrders', { filters: { state: undefined }, sort: 'orderedAt:desc' })`. Pages follow the
 * API's cursors; those seen so far can be jumped to.
 */
export function useList<N extends ListName>(name: N, options: ListOptions<N> = {}): ListState<ItemOf<N>> {
  const sdk = useSdk();
  const { filters = {}, sort, query = {}, urlKey, isEnabled = true } = options;
  const start = createListView(sort as string | undefined, filters);
  const [view, setView] = useListView(start, urlKey);
  const [search, setSearch] = useSearch(view, (text) => setView((old) => changeView(old, { search: text })));
  const asked = { ...query, ...viewQuery(view) };
  const input = { query: asked } as unknown as CallInput<Endpoint<N>>;
  const { data, status, error, reload } = useResource(name, input, { isEnabled });
  const fresh = data as PageOf<ItemOf<N>> | undefined;
  const shown = useLastPage(fresh, error);
  const nextCursor = fresh?.nextCursor ?? null;
  const goTo = useCallback(
    (page: number) =>
      setView((old) => {
        const at = page - 1;
        if (at === old.page + 1 && nextCursor !== null) {
          return { ...old, cursors: [...old.cursors.slice(0, at), nextCursor], page: at };
        }
        return old.cursors[at] === undefined ? old : { ...old, page: at };
      }),
    [setView, nextCursor],
  );
  return {
    items: shown?.items ?? [],
    status: error !== undefined && fresh === undefined ? 'error' : shown === undefined ? 'loading' : 'ready',
    isReloading: shown !== undefined && (fresh === undefined || status === 'loading'),
    error,
    total: shown?.total,
    totalIsCapped: shown?.totalIsCapped ?? false,
    search,
    setSearch,
    sort: view.sort,
    setSort: (next) => setView((old) => changeView(old, { sort: next })),
    filters: view.filters,
    setFilter: (key, value) =>
      setView((old) => changeView(old, { filters: { ...old.filters, [key]: value || undefined } })),
    isFiltered: view.search !== '' || Object.keys(filters).some((key) => view.filters[key] !== filters[key]),
    resetFilters: () => setView((old) => changeView(old, { search: '', filters })),
    page: view.page + 1,
    knownPages: knownPagesOf(view),
    hasNext: nextCursor !== null,
    goTo,
    reload: () => void reload(),
    collect: (onProgress, signal) =>
      collectPages<ItemOf<N>>(
        (page) => sdk.call(name as 'listOrders', { ...page, signal } as never) as never,
        asked,
        onProgress,
      ),
  };
}
