import { portalRoutes } from '@foyer/contract/portal-routes';
import { describe, expect, it } from 'vitest';
import { documentOf } from './portal-document.ts';

describe('the document of an address', () => {
  it.each([
    ['/de_DE', 'pages/de_DE/home.html'],
    ['/de_DE/', 'pages/de_DE/home.html'],
    ['/fr_FR/shop', 'pages/fr_FR/shop.html'],
    ['/de_DE/shop-products/4711', 'pages/de_DE/shop-product.html'],
    ['/de_DE/sonnental', 'pages/de_DE/home.html'],
    ['/de_DE/sonnental/login', 'pages/de_DE/login.html'],
    ['/de_DE/sonnental/order-overview/4711', 'pages/de_DE/order.html'],
    // a screen of that name takes precedence over a brand
    ['/de_DE/news', 'pages/de_DE/news.html'],
  ])('of %s is %s', (path, document) => expect(documentOf(path)?.file).toBe(document));

  it.each([
    ['/de_DE/login', null],
    ['/de_DE/news', null],
    ['/de_DE/sonnental', 'sonnental'],
    ['/fr_FR/sonnental/order-overview/4711', 'sonnental'],
  ])('of %s is branded for %s', (path, brand) => expect(documentOf(path)?.brand).toBe(brand));

  it.each(['/', '/404', '/xx_XX/login', '/de_DE/sonnental/nothing/there', '/de_DE//shop', '/../de_DE/login'])(
    'is none for %s',
    (path) => expect(documentOf(path)).toBeNull(),
  );

  it.each(Object.entries(portalRoutes))('is found for %s', (name, { path }) =>
    expect(documentOf(`/de_DE/${path.replace(':id', '1')}`)?.file).toBe(`pages/de_DE/${name}.html`),
  );
});
