// @chunk login
import { type PublicRoute, publicScreens } from '../../features/public-screens.ts';
import { componentOf } from '../component-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { portalMessages } from '../portal.messages.ts';
import { LoginLayout } from './login-layout.tsx';
import { LoginPage } from './login-page.tsx';
import { ScreenPage } from './screen-page.tsx';

const classOf = () => 'login-panel';

/** Loads the pages in front of the login. */
export function loadPublicPage(name: PublicRoute): LoadedPage {
  const record = publicScreens[name];
  const isLogin = name === 'login' || name === 'login-oauth2';
  const node = isLogin ? <LoginPage screen={record} /> : <ScreenPage screen={record} classOf={classOf} />;
  return { Layout: LoginLayout, record, node, texts: portalMessages, widgets: [componentOf(record.widget)] };
}
