import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { isPublicRoute, type OwnRoute, type Page, type PublicRoute } from '../pages/page.ts';
import { askForFiles } from './screen-files.ts';

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly Page['widget'][];
}

const loadLoginLayout = async () => (await import('../layouts/login-layout.tsx')).LoginLayout;
const loadShopLayout = async () => (await import('../layouts/shop-layout.tsx')).ShopLayout;

/** What is in front of the login. */
async function loadPublicPage(name: PublicRoute): Promise<LoadedPage> {
  const [Layout, { publicPages }] = await Promise.all([
    loadLoginLayout(),
    import('../pages/public-pages.tsx'),
  ]);
  const { node, widget } = publicPages[name];
  return { Layout, node, widgets: [widget] };
}

async function loadOwnNode<Name extends OwnRoute>(name: Name): Promise<Page> {
  const { ownPages } = await import('../pages/own-pages.ts');
  return (await ownPages[name]()).pages[name];
}

/** What is behind it. */
async function loadOwnPage(name: OwnRoute): Promise<LoadedPage> {
  const isFramed = portalRoutes[name].layout === 'shop';
  const [Layout, { node, widget }, widgets] = await Promise.all([
    isFramed ? loadShopLayout() : loadLoginLayout(),
    loadOwnNode(name),
    isFramed ? import('../pages/frame-widgets.ts').then(({ frameWidgets }) => frameWidgets) : [],
  ]);
  return { Layout, node, widgets: [widget, ...widgets] };
}

/** The page of a route, null for the page of what does not exist. Each side of the login is loaded for who goes there, and not for the other. */
export async function loadPage(name: PortalRouteName | null): Promise<LoadedPage> {
  if (name === null) {
    const { notFoundPage } = await import('../pages/not-found-page.tsx');
    return { Layout: DefaultLayout, node: notFoundPage, widgets: [] };
  }
  askForFiles(name);
  return isPublicRoute(name) ? loadPublicPage(name) : loadOwnPage(name);
}

/** Loads the code and texts of a page before somebody goes there. A failure is none: it is loaded again when it is drawn. */
export async function preloadPage(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const page = await loadPage(name).catch(() => null);
  await Promise.all(page?.widgets.map((widget) => widget.preload(sdk)) ?? []);
}
