import { CartBadge, SideMenu } from '@foyer/react';
import type { Page } from './page.ts';

/** What stands around every page of the shop layout. */
export const frameWidgets: readonly Page['widget'][] = [SideMenu, CartBadge];
