import { portalRoutes } from '@foyer/contract/portal-routes';
import { describe, expect, test } from 'vitest';
import { buildPortalPath, parsePortalPath, withLocale } from './portal-path.ts';

describe('portal paths', () => {
  test.each([
    ['/de_DE', { locale: 'de_DE', brand: null, routeName: 'home' }],
    ['/de_DE/', { brand: null, routeName: 'home' }],
    ['/de_DE/nordlicht', { brand: 'nordlicht', name: 'home', routeName: 'brand_home' }],
    ['/de_DE/nordlicht/use-cases?a=1#b', { routeName: 'brand_use-cases', search: '?a=1', hash: '#b' }],
    ['/de_DE/order-overview/o%2F1', { routeName: 'order', params: { id: 'o/1' } }],
    ['/de_DE/order-overview/o1/x', { name: null, brand: null }],
    ['/es_ES/shop/products', { locale: 'es_ES', name: null, brand: null }],
    ['/de_DE/news/', { name: 'news' }],
    ['/de_DE//news', { locale: 'de_DE', brand: null, name: null }],
    ['//de_DE/news', { locale: null, name: null }],
    ['/de_DE/b1//news', { brand: 'b1', name: null }],
    ['/de_DE/shop-products//', { name: 'shop-products' }],
    ['/shop', { locale: null, name: null }],
    ['', { locale: null, name: null }],
    ['/de_DE/b%20d/shop', { name: null, brand: null }],
    ['/de_DE/%E0%A4%A/tickets', { name: null }],
  ])('%s', (path, expected) => expect(parsePortalPath(path)).toMatchObject(expected));

  test('every route can be parsed again, with and without a brand', () => {
    for (const route of Object.keys(portalRoutes) as (keyof typeof portalRoutes)[]) {
      for (const brand of [null, 'nordlicht']) {
        const target = { route, params: { id: 'a b/c' }, query: { q: 'ä' } };
        const parsed = parsePortalPath(buildPortalPath(target, { locale: 'en_US', brand }));
        expect(parsed).toMatchObject({ locale: 'en_US', brand, name: route, search: '?q=%C3%A4' });
        if (portalRoutes[route].path.includes(':id')) expect(parsed.params).toEqual({ id: 'a b/c' });
      }
    }
  });
  test('a missing parameter is the developer’s mistake', () => {
    expect(() => buildPortalPath({ route: 'order' }, { locale: 'de_DE' })).toThrow('parameter "id"');
  });
  test('the same place in another locale', () => {
    expect(withLocale('/de_DE/b/shop?x=/de_DE', 'en_US')).toBe('/en_US/b/shop?x=/de_DE');
    expect(withLocale('/de_DE', 'en_US')).toBe('/en_US');
  });
});
