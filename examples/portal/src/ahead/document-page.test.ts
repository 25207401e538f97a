import { type PortalRouteName, parsePortalPath, portalRoutes } from '@foyer/react/ahead';
import { expect, test } from 'vitest';
import { documentPage } from './document-page.ts';

const documentOf = (name: PortalRouteName) => {
  const html = document.createElement('html');
  const { path, layout } = portalRoutes[name];
  Object.assign(html.dataset, { page: name, layout, depth: path.split('/').filter(Boolean).length });
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
])('%s says the same as the table of screens', (address) => {
  const { name, locale, brand, search } = parsePortalPath(address);
  expect(documentPage(documentOf(name ?? 'home'), at(address))).toEqual({
    ...{ name, locale, brand, search },
    layout: portalRoutes[name ?? 'home'].layout,
  });
});

test('a document that the build has not made is for no page', () => {
  expect(documentPage(document.createElement('html'), at('/de_DE'))).toBeNull();
});
