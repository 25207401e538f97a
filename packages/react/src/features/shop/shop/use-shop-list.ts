import { anId, oneOf, onlyIf, someIds } from '../../../list/list-filter.ts';
import type { ListState } from '../../../list/list-state.ts';
import type { FilterValues, ItemOf } from '../../../list/list-types.ts';
import { useList } from '../../../list/use-list.ts';

/** Sort orders of the article list. */
export const shopSorts = [
  'relevance:desc',
  'name:asc',
  'name:desc',
  'price:asc',
  'price:desc',
  'newest:desc',
] as const;
export type ShopSort = (typeof shopSorts)[number];

const filters = { category: anId, tag: someIds, kind: oneOf(['hardware', 'service']), available: onlyIf };
/** Filters of the articles, without the search. */
export type ShopFilters = FilterValues<typeof filters>;
/** List state of the articles. */
export type ShopList = ListState<ItemOf<'listArticles'>, ShopFilters, ShopSort>;

export interface ShopListOptions {
  /** Initial category; empty for all. */
  readonly category: string;
  readonly pageSize: number | undefined;
  readonly syncUrl: boolean;
  /** Whether a start page is shown first: articles are loaded only after a search or filter. */
  readonly hasStartPage: boolean;
}

/** Whether a search or filter is set. */
export const isNarrowed = (query: ShopList['query']): boolean =>
  [query.search, ...Object.keys(filters).map((name) => query[name])].some((value) => value !== undefined);

/** Loads the articles as a list that grows. */
export const useShopList = ({ category, pageSize, syncUrl, hasStartPage }: ShopListOptions): ShopList =>
  useList('listArticles', {
    name: 'shop',
    filters,
    start: { category: category === '' ? undefined : category },
    sort: 'relevance:desc',
    sorts: shopSorts,
    paging: 'grow',
    pageSize,
    defaultPageSize: 24,
    syncUrl,
    isEnabled: (query) => !hasStartPage || isNarrowed(query),
  }) as unknown as ShopList;

/** Returns the number of active filters, without category and search, which are shown elsewhere. */
export const activeFilterCount = ({ tag = [], kind, available }: ShopFilters): number =>
  tag.length + (kind === undefined ? 0 : 1) + (available ? 1 : 0);
