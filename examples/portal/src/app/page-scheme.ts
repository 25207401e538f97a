import { createSafeStorage, type PortalRouteName, parsePortalPath, portalRoutes } from '@foyer/react';
import { useSyncExternalStore } from 'react';

/** `auto` is as the system has it. */
export const pageSchemes = ['light', 'dark', 'auto'] as const;
export type PageScheme = (typeof pageSchemes)[number];

const key = 'foyer.portal.scheme';
const local = createSafeStorage(() => globalThis.localStorage);
const listeners = new Set<() => void>();

/** Light is what everybody gets who chooses nothing (decision 0188). */
const readScheme = (): PageScheme => pageSchemes.find((scheme) => scheme === local.get(key)) ?? 'light';

/** Other tabs follow. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Light, dark or the system's, as the user chose in this browser. */
export function useChosenScheme(): [PageScheme, (scheme: PageScheme) => void] {
  const scheme = useSyncExternalStore(listen, readScheme);
  const choose = (next: PageScheme) => {
    local.set(key, next);
    for (const listener of listeners) listener();
  };
  return [scheme, choose];
}

/** The login layout is light, whatever is chosen behind it (specification section 2). */
const schemeOn = (name: PortalRouteName | null, chosen: PageScheme): PageScheme =>
  name !== null && portalRoutes[name].layout === 'login' ? 'light' : chosen;

/** What a screen is drawn in. */
export const usePageScheme = (name: PortalRouteName | null): PageScheme =>
  schemeOn(name, useChosenScheme()[0]);

/** The document has its scheme before anything is drawn: nobody who chose the dark sees a white page first. */
export function wearScheme(): void {
  document.documentElement.dataset.scheme = schemeOn(parsePortalPath(location.pathname).name, readScheme());
}
