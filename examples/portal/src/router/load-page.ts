import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LoginLayout } from '../layouts/login-layout.tsx';
import type { Page } from '../pages/page.ts';
import { isPublicRoute, publicPages } from '../pages/public-pages.tsx';
import { askForFiles } from './screen-files.ts';

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly Page['widget'][];
}

/** The page of a route, null for the page of what does not exist. What is behind the login is loaded for who goes there, and not for the login. */
export async function loadPage(name: PortalRouteName | null): Promise<LoadedPage> {
  if (name === null) {
    const { notFoundPage } = await import('../pages/not-found-page.tsx');
    return { Layout: DefaultLayout, node: notFoundPage, widgets: [] };
  }
  askForFiles(name);
  if (isPublicRoute(name)) {
    const { node, widget } = publicPages[name];
    return { Layout: LoginLayout, node, widgets: [widget] };
  }
  const [{ ShopLayout }, { ownPages }, { frameWidgets }] = await Promise.all([
    import('../layouts/shop-layout.tsx'),
    import('../pages/own-pages.tsx'),
    import('../pages/frame-widgets.ts'),
  ]);
  const { node, widget } = ownPages[name];
  return portalRoutes[name].layout === 'shop'
    ? { Layout: ShopLayout, node, widgets: [widget, ...frameWidgets] }
    : { Layout: LoginLayout, node, widgets: [widget] };
}

/** Loads the code and texts of a page before somebody goes there. A failure is none: it is loaded again when it is drawn. */
export async function preloadPage(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const page = await loadPage(name).catch(() => null);
  await Promise.all(page?.widgets.map((widget) => widget.preload(sdk)) ?? []);
}
