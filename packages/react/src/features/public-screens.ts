import type { PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { byRoute } from '../screens/by-route.ts';
import type { Screen } from '../screens/define-screen.ts';
import { sessionScreens } from './session/session.screens.ts';

/** The routes that need no session. */
export type PublicRoute = {
  [Name in PortalRouteName]: (typeof portalRoutes)[Name]['access'] extends 'public' ? Name : never;
}[PortalRouteName];

/** The screens before the login, separate from all others: a page without a session loads no other screen's record. */
export const publicScreens: Readonly<Record<PublicRoute, Screen>> = byRoute(sessionScreens);
