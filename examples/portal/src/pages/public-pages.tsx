import { ActivateInvitation, ForgetPassword, Login, type PortalRouteName, portalRoutes } from '@foyer/react';
import { ActivateInvitationPage, ForgetPasswordPage } from './link-pages.tsx';
import { LoginPage } from './login-page.tsx';
import type { Page } from './page.ts';

type Routes = typeof portalRoutes;
/** The routes that need nobody to be signed in. */
export type PublicRoute = {
  [Name in PortalRouteName]: Routes[Name]['access'] extends 'public' ? Name : never;
}[PortalRouteName];

export const isPublicRoute = (name: PortalRouteName): name is PublicRoute =>
  portalRoutes[name].access === 'public';

const login: Page = { widget: Login, node: <LoginPage /> };

/** The pages that the portal begins with, and all it needs to show them. A route does not compile without its page here or behind the login. */
export const publicPages: Readonly<Record<PublicRoute, Page>> = {
  login,
  'login-oauth2': login,
  'forget-password': { widget: ForgetPassword, node: <ForgetPasswordPage /> },
  'activate-invitation': { widget: ActivateInvitation, node: <ActivateInvitationPage /> },
};
