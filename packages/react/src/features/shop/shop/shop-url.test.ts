import { describe, expect, it } from 'vitest';
import { noFilters, type ShopFilters } from './shop-filters.ts';
import { filtersFromUrl, urlWithFilters } from './shop-url.ts';

const all: ShopFilters = {
  search: 'wallbox & kabel',
  category: 'c-1',
  tags: ['t1', 't2'],
  kind: 'service',
  isOnlyAvailable: true,
  sort: 'price:asc',
};

describe('the shop in the address', () => {
  it('comes back as it went in', () => {
    const url = urlWithFilters('https://portal.example/shop?x=1&q=old#top', all);
    expect(filtersFromUrl(new URL(url).search)).toEqual(all);
    expect(new URL(url).searchParams.get('x')).toBe('1');
    expect(new URL(url).hash).toBe('#top');
  });

  it('leaves nothing behind without filters', () => {
    const url = urlWithFilters('https://portal.example/shop?q=a&tag=b&sort=name:asc', noFilters);
    expect(url).toBe('https://portal.example/shop');
  });

  it('reads nothing into what is malformed', () => {
    expect(filtersFromUrl('?kind=toys&sort=evil&category=../x&tag=%3Cb%3E&available=1')).toEqual(noFilters);
    expect(filtersFromUrl(`?q=${'x'.repeat(300)}`).search).toHaveLength(100);
  });
});
