import { menuEntries, type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { type ReadName, routes } from '@foyer/contract/routes';
import { screens } from '@foyer/react/registry';
import { expect, type Page } from 'playwright/test';
import { followRequests, headingOf, untilRead } from './page-parts.ts';
import { askAs } from './signed-in.ts';

/** The record that a screen is opened with, from its widget's sample: the newest entry of a list operation, or a fixed id. */
function thingOf(name: PortalRouteName): { readonly newest: ReadName } | { readonly id: string } {
  if (!portalRoutes[name].path.endsWith('/:id')) return { id: '' };
  const [value] = Object.values(screens[name].widget.sample);
  if (typeof value === 'object') return { newest: value.from.split('.')[0] as ReadName };
  if (typeof value === 'string') return { id: value };
  throw new Error(`The widget of ${name} has no sample.`);
}

/** Every screen behind the login, from the contract's routes, so that a new screen is part of every test that loops over them. */
export const ownScreens: readonly PortalRouteName[] = (Object.keys(portalRoutes) as PortalRouteName[]).filter(
  (name) => portalRoutes[name].layout === 'shop',
);

const entries = menuEntries.flatMap((entry) => [entry, ...('children' in entry ? entry.children : [])]);

/** Screens in a menu, with the account that has that menu. */
export const menuScreens: readonly { readonly screen: PortalRouteName; readonly email: string }[] =
  entries.flatMap((entry) => {
    if (!('route' in entry)) return [];
    const somebody = entry.access === 'technician' ? 'technician@service' : 'manager@nordwind';
    return { screen: entry.route, email: `${somebody}.example` };
  });

/** The id of the newest entry of a list, as the API answers for the signed-in user. */
async function newestOf(page: Page, list: ReadName): Promise<string> {
  const answer = await askAs(page, `${routes[list][1]}?limit=1`);
  return (await answer.json()).items[0].id;
}

/** The address of a screen for the signed-in user of a page. */
export async function addressOf(page: Page, name: PortalRouteName): Promise<string> {
  const { path } = portalRoutes[name];
  const thing = thingOf(name);
  const id = 'id' in thing ? thing.id : await newestOf(page, thing.newest);
  return `/de_DE/${path.replace(':id', id)}`.replace(/\/$/, '');
}

/** Opens a screen, and waits until it is complete. */
export async function openScreen(page: Page, name: PortalRouteName): Promise<void> {
  followRequests(page);
  await page.goto(await addressOf(page, name));
  await expect(headingOf(page)).toBeVisible();
  await untilRead(page);
}
