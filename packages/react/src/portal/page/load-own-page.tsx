// @chunk frame
import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { UserMenu } from '../../features/environment/index.ts';
import type { PublicRoute } from '../../features/public-screens.ts';
import { screens } from '../../features/screens.ts';
import { componentOf } from '../component-of.ts';
import { frameMessages } from '../frame/frame.messages.ts';
import { frameWidgets } from '../frame/signed-in-frame.tsx';
import type { LoadedPage } from '../loaded-page.ts';
import { AccountLayout } from './account-layout.tsx';
import { ScreenPage } from './screen-page.tsx';
import { ShopLayout } from './shop-layout.tsx';
import { addShopSheet } from './shop-sheet.ts';

const classOf = ({ tag }: { readonly tag: string }) => `screen-${tag}`;

/** Loads the pages behind the login. */
export async function loadOwnPage(
  name: Exclude<PortalRouteName, PublicRoute>,
  frameSheet: string,
): Promise<LoadedPage> {
  const record = screens[name];
  const widget = componentOf(record.widget);
  const node = <ScreenPage screen={record} classOf={classOf} />;
  if (portalRoutes[name].layout === 'login')
    return { Layout: AccountLayout, record, node, texts: frameMessages, widgets: [widget, UserMenu] };
  await addShopSheet(frameSheet);
  return { Layout: ShopLayout, record, node, texts: frameMessages, widgets: [widget, ...frameWidgets] };
}
