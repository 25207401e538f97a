import { ActivateInvitation, ForgetPassword, Login } from '@foyer/react';
import { ActivateInvitationPage, ForgetPasswordPage } from './link-pages.tsx';
import { LoginPage } from './login-page.tsx';
import type { Page, PublicRoute } from './page.ts';

const login: Page = { widget: Login, node: <LoginPage /> };

/** The pages in front of the login. A route does not compile without its page here or behind the login. */
export const publicPages: Readonly<Record<PublicRoute, Page>> = {
  login,
  'login-oauth2': login,
  'forget-password': { widget: ForgetPassword, node: <ForgetPasswordPage /> },
  'activate-invitation': { widget: ActivateInvitation, node: <ActivateInvitationPage /> },
};
