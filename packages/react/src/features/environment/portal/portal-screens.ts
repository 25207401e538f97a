import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { FoyerSdk } from '@foyer/core';
import { componentOf } from './component-of.ts';
import { portalPages } from './portal-pages.ts';

export { PortalShell } from './portal-shell.tsx';

/** What stands around the screens of who is signed in. */
const frame = ['side-menu', 'cart-badge'];

/** Loads the code and texts of a screen before it is drawn. A failure is none: it is loaded again when it is drawn. */
export async function preloadPortalScreen(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const isIn = sdk.session.$state.get().status === 'signed-in';
  const isShown = isIn || portalRoutes[name].access === 'public';
  const tags = [isShown ? portalPages[name].tag : 'login', ...(isIn ? frame : [])];
  await Promise.all(tags.map((tag) => componentOf(tag).preload(sdk)));
}
