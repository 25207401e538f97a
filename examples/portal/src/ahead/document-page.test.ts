import { type PortalRouteName, parsePortalPath, portalRoutes } from '@foyer/react/ahead';
import { expect, test } from 'vitest';
import { documentPage, idPlace } from './document-page.ts';

const documentOf = (name: PortalRouteName) => {
  const html = document.createElement('html');
  const { path, layout, access } = portalRoutes[name];
  Object.assign(html.dataset, { page: name, layout, access, depth: path.split('/').filter(Boolean).length });
  return html;
};
const at = (address: string) => new URL(address, 'https://portal.example') as unknown as Location;

test.each([
  '/de_DE',
  '/de_DE/',
  '/de_DE/sonnental',
  '/fr_FR/login',
  '/fr_FR/sonnental/login',
  '/de_DE/order-overview?search=1#here',
  '/de_DE/order-overview/42',
  '/de_DE/sonnental/order-overview/42',
])('%s has the same values as the table of screens', (address) => {
  const { name, locale, brand, search } = parsePortalPath(address);
  expect(documentPage(documentOf(name ?? 'home'), at(address))).toEqual({
    name,
    locale,
    brand,
    search,
    layout: portalRoutes[name ?? 'home'].layout,
    access: portalRoutes[name ?? 'home'].access,
    reads: [],
  });
});

test.each([
  ['/de_DE/order-overview/42', '/order/42'],
  ['/de_DE/sonnental/order-overview/a%2Fb', '/order/a%2Fb'],
])('the reads of %s are for its entry', (address, path) => {
  const html = documentOf('order');
  html.dataset.reads = JSON.stringify([{ path: `/order/${idPlace}` }]);
  expect(documentPage(html, at(address))?.reads).toEqual([{ path }]);
});

test('an address that says more has no reads', () => {
  const html = documentOf('order-overview');
  html.dataset.reads = JSON.stringify([{ path: '/orders' }]);
  expect(documentPage(html, at('/de_DE/order-overview'))?.reads).toHaveLength(1);
  expect(documentPage(html, at('/de_DE/order-overview?orders.page=2'))?.reads).toEqual([]);
});

test('a document that the build has not made is for no page', () => {
  expect(documentPage(document.createElement('html'), at('/de_DE'))).toBeNull();
});
