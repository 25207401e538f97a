/** The order of the articles; the contract's sort values. */
export const shopSorts = [
  'relevance:desc',
  'name:asc',
  'name:desc',
  'price:asc',
  'price:desc',
  'newest:desc',
] as const;
export type ShopSort = (typeof shopSorts)[number];

/** What the shop shows. Empty strings and arrays filter nothing. */
export interface ShopFilters {
  readonly search: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly kind: '' | 'hardware' | 'service';
  readonly isOnlyAvailable: boolean;
  readonly sort: ShopSort;
}

export const noFilters: ShopFilters = {
  search: '',
  category: '',
  tags: [],
  kind: '',
  isOnlyAvailable: false,
  sort: 'relevance:desc',
};

/** How many filters narrow the result, beside category and search, which have their own place. */
export const activeFilterCount = (filters: ShopFilters): number =>
  filters.tags.length + (filters.kind === '' ? 0 : 1) + (filters.isOnlyAvailable ? 1 : 0);

/** Whether anything narrows the result. */
export const hasFilters = (filters: ShopFilters): boolean =>
  activeFilterCount(filters) > 0 || filters.search !== '' || filters.category !== '';
