import { CartBadge, portalRoutes, SideMenu } from '@foyer/react';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { shopMessages } from '../layouts/shop.messages.ts';
import { ShopLayout } from '../layouts/shop-layout.tsx';
import { wearShopSheet } from '../layouts/shop-sheet.ts';
import { portalMessages } from '../portal.messages.ts';
import { ownPages } from './own-pages.ts';
import type { LoadedPage, OwnRoute } from './page.ts';

/** What is behind the login. */
export async function loadOwnPage<Name extends OwnRoute>(name: Name): Promise<LoadedPage> {
  const loading = ownPages[name]();
  if (portalRoutes[name].layout === 'login') {
    const { node, widget } = (await loading).pages[name];
    return { Layout: LoginLayout, texts: portalMessages, node, widgets: [widget] };
  }
  const [{ pages }] = await Promise.all([loading, wearShopSheet()]);
  const { node, widget } = pages[name];
  return { Layout: ShopLayout, texts: shopMessages, node, widgets: [widget, SideMenu, CartBadge] };
}
