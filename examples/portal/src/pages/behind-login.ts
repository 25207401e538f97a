import { CartBadge, SideMenu } from '@foyer/react';
import type { Page } from './page.tsx';

/** What stands around every page of the shop layout. */
export const frameWidgets: readonly Page['widget'][] = [SideMenu, CartBadge];

/** What is behind the login, which does not load it. */
export { ShopLayout } from '../layouts/shop-layout.tsx';
export { ownPages } from './own-pages.tsx';
