import type { PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { byRoute } from '../screens/by-route.ts';
import type { Screen } from '../screens/define-screen.ts';
import { sessionScreens } from './session/session.screens.ts';

/** The routes that need nobody to be signed in. */
export type PublicRoute = {
  [Name in PortalRouteName]: (typeof portalRoutes)[Name]['access'] extends 'public' ? Name : never;
}[PortalRouteName];

/** The screens in front of the login, apart from all others: a page that is not signed in loads none of those. */
export const publicScreens: Readonly<Record<PublicRoute, Screen>> = byRoute(sessionScreens);
