import { createThemeSheet, type FoyerSdk } from '@foyer/react';
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export type PageScheme = 'light' | 'dark';

const key = 'foyer.portal.scheme';
const listeners = new Set<() => void>();

function readScheme(): PageScheme {
  try {
    return localStorage.getItem(key) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

/** Light or dark, as the user chose in this browser. */
export function useScheme(): [PageScheme, (scheme: PageScheme) => void] {
  const scheme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readScheme);
  const choose = (next: PageScheme) => {
    try {
      localStorage.setItem(key, next);
    } catch {
      // without storage it stays light
    }
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
