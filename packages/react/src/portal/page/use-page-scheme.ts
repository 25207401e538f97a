import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { useSyncExternalStore } from 'react';
import { type PageScheme, readScheme, schemeKey, schemeOn, schemeStorage } from '../ahead/color-scheme.ts';

const listeners = new Set<() => void>();

/** Listens to changes of the chosen scheme, those in other tabs included. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the scheme that the user chose in this browser (light, dark or the system's), and a function to choose another. */
export function useChosenScheme(): [PageScheme, (scheme: PageScheme) => void] {
  const scheme = useSyncExternalStore(listen, readScheme);
  const choose = (next: PageScheme) => {
    schemeStorage.set(schemeKey, next);
    for (const listener of listeners) listener();
  };
  return [scheme, choose];
}

/** Returns the scheme that a screen is drawn in. */
export const usePageScheme = (name: PortalRouteName | null): PageScheme =>
  schemeOn(name && portalRoutes[name].layout, useChosenScheme()[0]);
