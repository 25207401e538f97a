import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { Screen } from '../screens/define-screen.ts';
import { screens } from './screens.ts';

/** The data of a screen that the menu needs. */
export interface MenuScreen extends Pick<Screen, 'icon'> {
  /** Route of the menu entry: `under` of the screen's record, else the entry of the list whose `/:id` path it has, else its own route. */
  readonly entry: PortalRouteName;
}

const names = Object.keys(portalRoutes) as PortalRouteName[];

function entryOf(name: PortalRouteName): PortalRouteName {
  const { under } = screens[name];
  if (under) return under;
  const parent = names.find((each) => portalRoutes[name].path === `${portalRoutes[each].path}/:id`);
  return parent === undefined ? name : entryOf(parent);
}

const all = names.map((name): [PortalRouteName, MenuScreen] => [
  name,
  { icon: screens[name].icon, entry: entryOf(name) },
]);

/** The screens by route, as data: the build writes them to a file (`vite/menu-data.ts`), so that a menu loads no screen record. */
export const menuScreens = Object.fromEntries(all) as Readonly<Record<PortalRouteName, MenuScreen>>;
