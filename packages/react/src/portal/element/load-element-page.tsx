import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { FoyerSdk } from '@foyer/core';
import { screens } from '../../features/screens.ts';
import { componentOf } from '../component-of.ts';
import { frameMessages } from '../frame/frame.messages.ts';
import { frameWidgets } from '../frame/signed-in-frame.tsx';
import type { LoadedPage } from '../loaded-page.ts';
import { ElementLayout } from './element-layout.tsx';
import { ElementScreen, UnreachableScreen } from './element-screen.tsx';

/** Loads the page of a route in an element. Without a session, the widget of the login is preloaded instead, which the guard will show. */
export function loadElementPage(name: PortalRouteName, sdk: FoyerSdk): LoadedPage {
  const record = screens[name];
  const isIn = sdk.session.$state.get().status === 'signed-in';
  const isShown = isIn || portalRoutes[name].access === 'public';
  const { widget } = isShown ? record : screens.login;
  return {
    Layout: ElementLayout,
    node: <ElementScreen record={record} />,
    record,
    texts: frameMessages,
    widgets: [componentOf(widget), ...(isIn ? frameWidgets : [])],
  };
}

/** Replaces the screen of a page by an error with a retry button, when the server did not answer. */
export const unreachable = (page: LoadedPage): LoadedPage => ({ ...page, node: <UnreachableScreen /> });
