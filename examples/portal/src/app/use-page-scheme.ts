import { type PortalRouteName, portalRoutes } from '@foyer/react';
import { useSyncExternalStore } from 'react';
import { type PageScheme, readScheme, schemeKey, schemeOn, schemeStorage } from '../ahead/chosen-scheme.ts';

const listeners = new Set<() => void>();

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
    schemeStorage.set(schemeKey, next);
    for (const listener of listeners) listener();
  };
  return [scheme, choose];
}

/** What a screen is drawn in. */
export const usePageScheme = (name: PortalRouteName | null): PageScheme =>
  schemeOn(name && portalRoutes[name].layout, useChosenScheme()[0]);
