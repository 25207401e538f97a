import { noFilters, type ShopFilters, shopSorts } from './shop-filters.ts';

/** The names the shop uses in the page's query. */
const names = ['q', 'category', 'tag', 'kind', 'available', 'sort'] as const;

/** The filters of an address; what is unknown or malformed is left out. */
export function filtersFromUrl(search: string): ShopFilters {
  const params = new URLSearchParams(search);
  const kind = params.get('kind');
  const sort = params.get('sort');
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    category: idOrEmpty(params.get('category')),
    tags: params.getAll('tag').filter((tag) => idOrEmpty(tag) !== ''),
    kind: kind === 'hardware' || kind === 'service' ? kind : '',
    isOnlyAvailable: params.get('available') === 'true',
    sort: shopSorts.find((known) => known === sort) ?? noFilters.sort,
  };
}

const idOrEmpty = (value: string | null): string =>
  value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : '';

/** The address with these filters in it; everything else in it stays. */
export function urlWithFilters(href: string, filters: ShopFilters): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  if (filters.search !== '') url.searchParams.set('q', filters.search);
  if (filters.category !== '') url.searchParams.set('category', filters.category);
  for (const tag of filters.tags) url.searchParams.append('tag', tag);
  if (filters.kind !== '') url.searchParams.set('kind', filters.kind);
  if (filters.isOnlyAvailable) url.searchParams.set('available', 'true');
  if (filters.sort !== noFilters.sort) url.searchParams.set('sort', filters.sort);
  return url.href;
}
