import { problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { fakeCategories, fakeTags } from '../shop-fixture.ts';
import { useFacets } from './use-facets.ts';
import type { ShopFilters, ShopList } from './use-shop-list.ts';

type Asked = Pick<ShopList, 'query' | 'filters'>;

async function show(
  query: ShopList['query'],
  filters: ShopFilters,
  categories: unknown = { items: fakeCategories },
) {
  const given = { query, filters };
  const shown = await showHook(() => useFacets(given as Asked as ShopList), {
    roles: ['ROLE_SHOP'],
    prepare: (api) => {
      api.respond('listArticleCategories', () => categories);
      api.respond('listArticleTags', () => ({ items: fakeTags }));
    },
  });
  const asked = (name: 'listArticleCategories' | 'listArticleTags') =>
    shown.api.callsOf(name).map(({ url }) => [...url.searchParams].map((each) => each.join('=')).sort());
  return { ...shown, asked, given };
}
const locale = 'locale=de_DE';

describe('the facets', () => {
  it.each([
    ['no filter', {}, {}, [locale], [locale]],
    ['a search', { search: 'Kabel' }, {}, [locale, 'search=Kabel'], [locale, 'search=Kabel']],
    ['a category', {}, { category: 'cables' }, [locale], ['category=cables', locale]],
    [
      'all filters',
      { search: 'x' },
      { category: 'cables', tag: ['mid'], kind: 'service', available: true },
      ['available=true', 'kind=service', locale, 'search=x', 'tag=mid'],
      ['available=true', 'category=cables', 'kind=service', locale, 'search=x', 'tag=mid'],
    ],
  ] as const)(
    'are requested with %s: a category does not narrow the categories',
    async (_, query, filters, categories, tags) => {
      const { asked } = await show(query, filters as ShopFilters);
      await vi.waitUntil(
        () => asked('listArticleTags').length === 1 && asked('listArticleCategories').length === 1,
      );
      expect(asked('listArticleCategories')).toEqual([categories]);
      expect(asked('listArticleTags')).toEqual([tags]);
    },
  );

  it('stay while newer counts are loaded', async () => {
    const { now, again, given } = await show({}, {});
    await vi.waitUntil(() => now().categories !== undefined && now().tags.length > 0);
    const { categories, tags } = now();
    given.query = { search: 'Kabel' };
    again();
    expect(now()).toEqual({ categories, tags });
  });

  it('are empty where they cannot be loaded', async () => {
    const { now } = await show({}, {}, problem(500, 'internal_error'));
    expect(now().categories).toBeUndefined();
    await vi.waitUntil(() => now().categories !== undefined);
    expect(now().categories).toEqual([]);
  });
});
