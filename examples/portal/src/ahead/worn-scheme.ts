import { createSafeStorage, type PortalRouteName, portalRoutes } from '@foyer/react/ahead';

/** `auto` is as the system has it. */
export const pageSchemes = ['light', 'dark', 'auto'] as const;
export type PageScheme = (typeof pageSchemes)[number];

/** Where the choice is kept. */
export const schemeKey = 'foyer.portal.scheme';
export const schemeStorage = createSafeStorage(() => globalThis.localStorage);

/** Light is what everybody gets who chooses nothing (decision 0188). */
export const readScheme = (): PageScheme =>
  pageSchemes.find((scheme) => scheme === schemeStorage.get(schemeKey)) ?? 'light';

/** The login layout is light, whatever is chosen behind it (specification section 2). */
export const schemeOn = (name: PortalRouteName | null, chosen: PageScheme): PageScheme =>
  name !== null && portalRoutes[name].layout === 'login' ? 'light' : chosen;

/** The document has its scheme before anything is drawn: nobody who chose the dark sees a white page first. */
export function wearScheme(name: PortalRouteName | null): void {
  document.documentElement.dataset.scheme = schemeOn(name, readScheme());
}
