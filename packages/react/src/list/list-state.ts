import type { ApiError } from '@foyer/core';
import type { SearchText } from './use-search-text.ts';

/** State of a list on the screen. */
export interface ListState<
  Item,
  Values extends object = Readonly<Record<string, unknown>>,
  Sort extends string = string,
> {
  /** Name of the list in an address and in stored column choices. */
  readonly name: string;
  /** Operation that the entries are read from. */
  readonly operation: string;
  readonly items: readonly Item[];
  /** Search, filters and order of the shown entries as one text; unchanged while other entries are being loaded. */
  readonly question: string;
  /** `loading` only before the first entries; `isReloading` while shown entries are being replaced. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly isReloading: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Number of all entries, if the API counted them. */
  readonly total: number | undefined;
  /** Counting stopped at `total`; there are more entries. */
  readonly totalIsCapped: boolean;

  /** The text of the search box: `useTypedText(list.search)`. */
  readonly search: SearchText;
  /** Searches a moment after the last change; at once if the text is final, as after Enter. */
  setSearch(text: string, isFinal?: boolean): void;
  readonly sort: Sort | undefined;
  setSort(sort: Sort): void;
  /** Values of the filters; undefined for an inactive filter. */
  readonly filters: Values;
  setFilter<K extends keyof Values>(name: K, value: Values[K] | undefined): void;
  /** Sets several filters in one step of the history. */
  setFilters(values: Partial<Values>): void;
  /** Whether a search or a filter is active. */
  readonly isFiltered: boolean;
  /** Clears the search and sets the filters to their start values. */
  resetFilters(): void;

  /** Number of entries per page. */
  readonly limit: number;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Number of pages that can be jumped to; undefined if the API did not count. */
  readonly pageCount: number | undefined;
  readonly hasNext: boolean;
  goTo(page: number): void;
  /** Adds the next page below the shown ones, in a list that grows. */
  loadMore(): void;
  readonly isLoadingMore: boolean;
  /** Error of the next page, if it could not be added. */
  readonly moreError: ApiError | undefined;

  /** Ids of the columns that the user chose; undefined for the default columns. */
  readonly columnIds: readonly string[] | undefined;
  setColumnIds(ids: readonly string[] | undefined): void;
  /** Query that asks the API for all entries of the list as filtered and sorted, without page and size. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** A list with any filters. */
export type AnyList<Item> = Omit<ListState<Item>, 'filters' | 'setFilter' | 'setFilters'>;
