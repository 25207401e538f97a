import { createSafeStorage } from '@foyer/react';
import { useSyncExternalStore } from 'react';

export type PageScheme = 'light' | 'dark';

const key = 'foyer.portal.scheme';
const local = createSafeStorage(() => globalThis.localStorage);
const listeners = new Set<() => void>();

const readScheme = (): PageScheme => (local.get(key) === 'dark' ? 'dark' : 'light');

/** Light or dark, as the user chose in this browser. */
export function usePageScheme(): [PageScheme, (scheme: PageScheme) => void] {
  const scheme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readScheme);
  const choose = (next: PageScheme) => {
    local.set(key, next);
    for (const listener of listeners) listener();
  };
  return [scheme, choose];
}
