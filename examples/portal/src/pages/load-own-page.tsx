// @chunk frame
import { CartBadge, portalRoutes, SideMenu } from '@foyer/react';
import { componentOf, screens } from '@foyer/react/portal';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { shopMessages } from '../layouts/shop.messages.ts';
import { ShopLayout } from '../layouts/shop-layout.tsx';
import { wearShopSheet } from '../layouts/shop-sheet.ts';
import { portalMessages } from '../portal.messages.ts';
import type { LoadedPage, OwnRoute } from './page.ts';
import { ScreenPage } from './screen-page.tsx';

const classOf = ({ tag }: { readonly tag: string }) => `screen-${tag}`;

/** Loads the pages behind the login. */
export async function loadOwnPage(name: OwnRoute): Promise<LoadedPage> {
  const record = screens[name];
  const widget = componentOf(record.widget);
  const node = <ScreenPage screen={record} classOf={classOf} />;
  if (portalRoutes[name].layout === 'login')
    return { Layout: LoginLayout, record, node, texts: portalMessages, widgets: [widget] };
  await wearShopSheet();
  return { Layout: ShopLayout, record, node, texts: shopMessages, widgets: [widget, SideMenu, CartBadge] };
}
