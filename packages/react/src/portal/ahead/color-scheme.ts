import type { PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { createSafeStorage } from '@foyer/core';

/** Layout of a screen. */
export type PageLayout = (typeof portalRoutes)[PortalRouteName]['layout'];

/** Color schemes that users can choose; `auto` follows the system. */
export const pageSchemes = ['light', 'dark', 'auto'] as const;
export type PageScheme = (typeof pageSchemes)[number];

/** Key of the chosen scheme in `localStorage`. */
export const schemeKey = 'foyer.portal.scheme';
export const schemeStorage = createSafeStorage(() => globalThis.localStorage);

/** Returns the chosen scheme; light as long as the user has chosen none (decision 0188). */
export const readScheme = (): PageScheme =>
  pageSchemes.find((scheme) => scheme === schemeStorage.get(schemeKey)) ?? 'light';

/** Returns the scheme of a screen: the login layout is always light (specification section 2). */
export const schemeOn = (layout: PageLayout | null, chosen: PageScheme): PageScheme =>
  layout === 'login' ? 'light' : chosen;

/** Sets the document's scheme before anything is drawn, so that nobody with the dark scheme sees a white page first. */
export function applyColorScheme(layout: PageLayout | null): void {
  document.documentElement.dataset.scheme = schemeOn(layout, readScheme());
}
