import { type FoyerSdk, parsePortalPath } from '@foyer/react';
import { useEffect } from 'react';
import { preloadPage } from '../router/load-page.ts';

/** Where a link leads that an event comes from, also out of a widget; null where that is no page of ours. */
function pathOf(event: Event): string | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  return link && link.origin === location.origin ? link.pathname : null;
}

/** The code of the next screen is fetched when somebody is about to go there: points at a link, touches it or comes to it by key. */
export function useIntent(sdk: FoyerSdk): void {
  useEffect(() => {
    const look = (event: Event) => {
      const path = pathOf(event);
      const name = path === null ? null : parsePortalPath(path).name;
      if (name !== null) void preloadPage(sdk, name);
    };
    const kinds = ['pointerover', 'touchstart', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, look, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look);
    };
  }, [sdk]);
}
