import { type FoyerSdk, type PortalRouteName, portalRoutes } from '@foyer/react';
import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import type { shopMessages } from '../layouts/shop.messages.ts';
import { isPublicRoute, type OwnRoute, type Page, type PublicRoute } from '../pages/page.ts';
import { portalMessages } from '../portal.messages.ts';
import { askForFiles } from './screen-files.ts';

type Texts = typeof portalMessages | typeof shopMessages;

/** What is drawn of a route, once its code is there. */
export interface LoadedPage {
  readonly Layout: ComponentType<{ readonly children: ReactNode }>;
  readonly node: ReactNode;
  /** What layout and title are said with. */
  readonly texts: Texts;
  /** Widgets that are drawn at once where they are loaded before. */
  readonly widgets: readonly Page['widget'][];
}

const loadLoginLayout = async () => ({
  Layout: (await import('../layouts/login-layout.tsx')).LoginLayout,
  texts: portalMessages,
});
async function loadShopLayout() {
  const [{ ShopLayout }, { shopMessages }] = await Promise.all([
    import('../layouts/shop-layout.tsx'),
    import('../layouts/shop.messages.ts'),
    import('../layouts/shop-sheet.ts').then(({ wearShopSheet }) => wearShopSheet()),
  ]);
  return { Layout: ShopLayout, texts: shopMessages };
}

async function loadPublicNode<Name extends PublicRoute>(name: Name): Promise<Page> {
  const { publicPages } = await import('../pages/public-pages.ts');
  return (await publicPages[name]()).pages[name];
}

/** What is in front of the login. */
async function loadPublicPage(name: PublicRoute): Promise<LoadedPage> {
  const [layout, { node, widget }] = await Promise.all([loadLoginLayout(), loadPublicNode(name)]);
  return { ...layout, node, widgets: [widget] };
}

async function loadOwnNode<Name extends OwnRoute>(name: Name): Promise<Page> {
  const { ownPages } = await import('../pages/own-pages.ts');
  return (await ownPages[name]()).pages[name];
}

/** What is behind it. */
async function loadOwnPage(name: OwnRoute): Promise<LoadedPage> {
  const isFramed = portalRoutes[name].layout === 'shop';
  const [layout, { node, widget }, widgets] = await Promise.all([
    isFramed ? loadShopLayout() : loadLoginLayout(),
    loadOwnNode(name),
    isFramed ? import('../pages/frame-widgets.ts').then(({ frameWidgets }) => frameWidgets) : [],
  ]);
  return { ...layout, node, widgets: [widget, ...widgets] };
}

/** The page of a route, null for the page of what does not exist. Each side of the login is loaded for who goes there, and not for the other. */
export async function loadPage(name: PortalRouteName | null): Promise<LoadedPage> {
  if (name === null) {
    const { notFoundPage } = await import('../pages/not-found-page.tsx');
    return { Layout: DefaultLayout, texts: portalMessages, node: notFoundPage, widgets: [] };
  }
  askForFiles(name);
  return isPublicRoute(name) ? loadPublicPage(name) : loadOwnPage(name);
}

/** Loads the code and texts of a page before somebody goes there. A failure is none: it is loaded again when it is drawn. */
export async function preloadPage(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const page = await loadPage(name).catch(() => null);
  if (!page) return;
  await Promise.all([
    sdk.localisation.register(page.texts),
    ...page.widgets.map((widget) => widget.preload(sdk)),
  ]);
}
