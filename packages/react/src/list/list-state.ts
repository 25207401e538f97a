import type { ApiError } from '@foyer/core';
import type { SearchText } from './use-search-text.ts';

/** A list on the screen. */
export interface ListState<
  Item,
  Values extends object = Readonly<Record<string, unknown>>,
  Sort extends string = string,
> {
  /** What it is called in an address and among a user's choices. */
  readonly name: string;
  /** The operation that answers it. */
  readonly operation: string;
  readonly items: readonly Item[];
  /** What the entries answer: search, filters and order as one text. While others are on their way it is still that of those shown. */
  readonly question: string;
  /** `loading` the first time only; `isReloading` while shown entries are being replaced. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly isReloading: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** How many there are in all, where the API counted. */
  readonly total: number | undefined;
  /** There are more than `total`; counting stopped there. */
  readonly totalIsCapped: boolean;

  /** The text of the search box: `useTypedText(list.search)`. */
  readonly search: SearchText;
  /** Searches a moment after the last change; at once where the text is final, as after Enter. */
  setSearch(text: string, isFinal?: boolean): void;
  readonly sort: Sort | undefined;
  setSort(sort: Sort): void;
  /** Values of the filters; undefined where one does not narrow. */
  readonly filters: Values;
  setFilter<K extends keyof Values>(name: K, value: Values[K] | undefined): void;
  /** Several at once: one step of the history. */
  setFilters(values: Partial<Values>): void;
  /** Whether a search or filter narrows the list. */
  readonly isFiltered: boolean;
  /** Without a search, and with the filters the list starts with. */
  resetFilters(): void;

  /** Entries on a page. */
  readonly limit: number;
  /** Counted from 1. */
  readonly page: number;
  /** Pages that can be jumped to; undefined where nobody counted. */
  readonly pageCount: number | undefined;
  readonly hasNext: boolean;
  goTo(page: number): void;
  /** For a list that grows: shows the next page below those that are there. */
  loadMore(): void;
  readonly isLoadingMore: boolean;
  /** Why the next page could not be added. */
  readonly moreError: ApiError | undefined;

  /** Ids of the columns somebody chose; undefined for those of the list. */
  readonly columnIds: readonly string[] | undefined;
  setColumnIds(ids: readonly string[] | undefined): void;
  /** What the API is asked for every entry of the list as it is filtered and sorted. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** A list whatever its filters are. */
export type AnyList<Item> = Omit<ListState<Item>, 'filters' | 'setFilter' | 'setFilters'>;
