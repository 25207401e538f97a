import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import type { FoyerSdk } from '@foyer/core';
import { componentOf } from '../../../portal/component-of.ts';
import { screens } from '../../screens.ts';
import { frameWidget } from './frame-widget.ts';

export { screens } from '../../screens.ts';
export { PortalShell } from './portal-shell.tsx';

/** What stands around the screens of who is signed in. */
const frame = ['side-menu', 'cart-badge'];

/** Loads the code and texts of a screen before it is drawn. A failure is none: it is loaded again when it is drawn. */
export async function preloadPortalScreen(sdk: FoyerSdk, name: PortalRouteName): Promise<void> {
  const isIn = sdk.session.$state.get().status === 'signed-in';
  const isShown = isIn || portalRoutes[name].access === 'public';
  const { widget } = screens[isShown ? name : 'login'];
  const components = [componentOf(widget), ...(isIn ? frame.map(frameWidget) : [])];
  await Promise.all(components.map((component) => component.preload(sdk)));
}
