// @chunk login
import { componentOf, type PublicRoute, publicScreens } from '@foyer/react/portal';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { portalMessages } from '../portal.messages.ts';
import { LoginPage } from './login-page.tsx';
import type { LoadedPage } from './page.ts';
import { ScreenPage } from './screen-page.tsx';

const classOf = () => 'login-panel';

/** Loads the pages in front of the login. */
export function loadPublicPage(name: PublicRoute): LoadedPage {
  const record = publicScreens[name];
  const isLogin = name === 'login' || name === 'login-oauth2';
  const node = isLogin ? <LoginPage screen={record} /> : <ScreenPage screen={record} classOf={classOf} />;
  return { Layout: LoginLayout, record, node, texts: portalMessages, widgets: [componentOf(record.widget)] };
}
