import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { Screen } from '../screens/define-screen.ts';
import { screens } from './screens.ts';

/** A screen as the menu knows it. */
export interface MenuScreen extends Pick<Screen, 'icon'> {
  /** The route whose entry it belongs to: as its record says, else the one that its path begins with, else its own. */
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

/** The screens by their routes, as data: a build writes it down (`vite/menu-data.ts`), so that a menu loads no record. */
export const menuScreens = Object.fromEntries(all) as Readonly<Record<PortalRouteName, MenuScreen>>;
