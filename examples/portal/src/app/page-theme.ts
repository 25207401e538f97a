import { createSafeStorage, createThemeSheet, type FoyerSdk } from '@foyer/react';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export type PageScheme = 'light' | 'dark';

const key = 'foyer.portal.scheme';
const local = createSafeStorage(() => globalThis.localStorage);
const listeners = new Set<() => void>();

const readScheme = (): PageScheme => (local.get(key) === 'dark' ? 'dark' : 'light');

/** Light or dark, as the user chose in this browser. */
export function useScheme(): [PageScheme, (scheme: PageScheme) => void] {
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

/** Gives the page itself the brand's theme, as the widgets give it to their shadow roots. */
export function usePageTheme(sdk: FoyerSdk, scheme: PageScheme): void {
  const primaryColor = useStore(sdk.$branding)?.primaryColor;
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(createThemeSheet({ primaryColor }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [primaryColor]);
  useLayoutEffect(() => {
    document.documentElement.classList.add('foyer-root');
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
}
