import { anId, oneOf, onlyIf, someIds } from '../../../list/list-filter.ts';
import type { ListState } from '../../../list/list-state.ts';
import type { FilterValues, ItemOf } from '../../../list/list-types.ts';
import { useList } from '../../../list/use-list.ts';

/** The orders of articles a user has. */
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
/** What narrows articles, beside the search. */
export type ShopFilters = FilterValues<typeof filters>;
/** The articles of the shop. */
export type ShopList = ListState<ItemOf<'listArticles'>, ShopFilters, ShopSort>;

export interface ShopListOptions {
  /** The category it starts with; empty for all. */
  readonly category: string;
  readonly pageSize: number | undefined;
  readonly syncUrl: boolean;
  /** Begins with a page of its own, so that nothing is asked until something narrows. */
  readonly hasStartPage: boolean;
}

/** Whether a search or a filter narrows the catalogue. */
export const isNarrowed = (query: ShopList['query']): boolean =>
  [query.search, ...Object.keys(filters).map((name) => query[name])].some((value) => value !== undefined);

/** The catalogue as a list that grows. */
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

/** How many filters narrow the result, beside category and search, which have their own place. */
export const activeFilterCount = ({ tag = [], kind, available }: ShopFilters): number =>
  tag.length + (kind === undefined ? 0 : 1) + (available ? 1 : 0);
