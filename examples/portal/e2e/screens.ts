import { menuEntries, type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { routes } from '@foyer/contract/routes';
import { expect, type Page } from 'playwright/test';
import { followRequests, headingOf, untilRead } from './page-parts.ts';
import { askAs } from './signed-in.ts';

/** A route that is a screen for each of many things. */
type WithId = {
  [Name in PortalRouteName]: (typeof portalRoutes)[Name]['path'] extends `${string}/:id` ? Name : never;
}[PortalRouteName];

/** What is opened there: the newest of what the API lists, or what is always there. */
const things: Record<WithId, { readonly newest: keyof typeof routes } | { readonly id: string }> = {
  'shop-product': { newest: 'listArticles' },
  order: { newest: 'listOrders' },
  invoice: { newest: 'listInvoices' },
  shipment: { newest: 'listShipments' },
  quotation: { newest: 'listQuotations' },
  ticket: { newest: 'listTickets' },
  'use-case': { id: 'mileage-status-report' },
};

const isBelow = (name: string): name is WithId => name in things;

/**
 * Every screen behind the login, from the contract's routes. A new one is in every test that loops over them, and does not compile where
 * it needs a thing to show.
 */
export const screens: readonly PortalRouteName[] = (Object.keys(portalRoutes) as PortalRouteName[]).filter(
  (name) => portalRoutes[name].layout === 'shop',
);

const entries = menuEntries.flatMap((entry) => [entry, ...('children' in entry ? entry.children : [])]);

/** Those of them that a menu names, and somebody whose menu that is. */
export const menuScreens: readonly { readonly screen: PortalRouteName; readonly email: string }[] =
  entries.flatMap((entry) => {
    if (!('route' in entry)) return [];
    const somebody = entry.access === 'technician' ? 'technician@service' : 'manager@nordwind';
    return { screen: entry.route, email: `${somebody}.example` };
  });

/** The newest thing of a list, as the API answers whoever is signed in. */
async function newestOf(page: Page, list: keyof typeof routes): Promise<string> {
  const answer = await askAs(page, `${routes[list][1]}?limit=1`);
  return (await answer.json()).items[0].id;
}

/** Where a screen is, to whoever is signed in on this page. */
export async function addressOf(page: Page, name: PortalRouteName): Promise<string> {
  const { path } = portalRoutes[name];
  const thing = isBelow(name) ? things[name] : { id: '' };
  const id = 'id' in thing ? thing.id : await newestOf(page, thing.newest);
  return `/de_DE/${path.replace(':id', id)}`.replace(/\/$/, '');
}

/** Goes to a screen, and waits until all of it is there. */
export async function openScreen(page: Page, name: PortalRouteName): Promise<void> {
  followRequests(page);
  await page.goto(await addressOf(page, name));
  await expect(headingOf(page)).toBeVisible();
  await untilRead(page);
}
