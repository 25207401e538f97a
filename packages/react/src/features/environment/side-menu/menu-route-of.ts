import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { screens } from '../../screens.ts';

const names = Object.keys(portalRoutes) as PortalRouteName[];

/** The route whose entry of the menu a screen belongs to: as its record says, else the one that its path begins with, else its own. */
export function menuRouteOf(name: PortalRouteName): PortalRouteName {
  const { under } = screens[name];
  if (under) return under;
  const parent = names.find((each) => portalRoutes[name].path === `${portalRoutes[each].path}/:id`);
  return parent === undefined ? name : menuRouteOf(parent);
}
