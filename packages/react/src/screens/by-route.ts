import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { Screen, StandIn } from './define-screen.ts';

/** Throws on a second record of a route, which would never be used. */
function refuseTwice(records: readonly { readonly route: string }[], kind: string): void {
  const routes = records.map(({ route }) => route);
  const twice = routes.find((route, at) => routes.indexOf(route) !== at);
  if (twice !== undefined) throw new Error(`There are two ${kind} of the route ${twice}.`);
}

/**
 * Returns the records by their routes, each with its stand-in.
 *
 * @throws Error if a route has two records or two stand-ins
 */
export function byRoute<Route extends PortalRouteName>(
  screens: readonly Screen<Route>[],
  standIns: readonly StandIn[] = [],
): Readonly<Record<Route, Screen<Route>>> {
  refuseTwice(screens, 'screens');
  refuseTwice(standIns, 'stand-ins');
  const standInOf = (name: PortalRouteName) => standIns.find(({ route }) => route === name);
  const entries = screens.map((screen) => [screen.route, { ...screen, standIn: standInOf(screen.route) }]);
  return Object.fromEntries(entries) as Record<Route, Screen<Route>>;
}
