import type { PageTable, PublicRoute } from './page.ts';

const login = () => import('./public/login-pages.tsx');
const link = () => import('./public/link-pages.tsx');

/** Where the pages in front of the login are. A route does not compile without its page here or behind the login. */
export const publicPages: PageTable<PublicRoute> = {
  login,
  'login-oauth2': login,
  'forget-password': link,
  'activate-invitation': link,
};
