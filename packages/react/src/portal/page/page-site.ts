import { portalRoutes } from '@foyer/contract/portal-routes';
import { type FoyerSdk, type PortalPath, parsePortalPath } from '@foyer/core';
import { applyColorScheme } from '../ahead/color-scheme.ts';
import { createScreenLoader, type ScreenSource } from '../load-screen.ts';
import { createNavigator } from '../navigator.ts';
import type { PortalSite } from '../portal-site.ts';
import { whenIdle } from '../when-idle.ts';
import { loadUnreachable } from './errors/load-unreachable.ts';
import { createPageLoader } from './load-page.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { PortalRoot } from './portal-root.tsx';
import { loadScreenFiles } from './screen-files.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { sdkOfBrand } from './sdk-of-brand.ts';
import { WholePage } from './whole-page.tsx';

/** Options of a portal that is a whole page. */
export interface PageOptions {
  /**
   * Address of `@foyer/react/portal-shop.css`, the styles of the frame behind the login. A page without a `<style id="shop-sheet">` with
   * these styles loads them with the first screen there. Every page must contain those of `@foyer/react/portal.css`.
   */
  readonly frameSheet: string;
}

/**
 * Creates a test for the login that a page load starts with when its first script found nobody signed in and no other language chosen.
 * The script has painted the form already; React's form replaces it without waiting for the server.
 */
function createOpenLogin(): (sdk: FoyerSdk, place: PortalPath) => boolean {
  let isNew = true;
  return ({ session: { $state } }, { name }) => {
    const { page, session } = document.documentElement.dataset;
    const wasNew = isNew;
    isNew = false;
    return (
      wasNew && name === 'login' && page === name && session === 'out' && $state.get().status === 'signed-out'
    );
  };
}

/** Creates the guard of the page. Its code is loaded in parallel; a login that was painted is drawn before the guard is asked. */
function createGuard(): ScreenSource['guard'] {
  const isOpenLogin = createOpenLogin();
  let isPageLoad = true;
  return async (visit) => {
    const guarding = import('./guard-page.ts');
    guarding.catch(() => undefined);
    if (isOpenLogin(visit.sdk, visit.place)) return { ...(await visit.loading), isBeforeGuard: true };
    const { guardPage } = await guarding;
    const isFirst = isPageLoad;
    isPageLoad = false;
    return guardPage(visit, isFirst);
  };
}

/** Creates the site of a portal that is the whole page, with addresses below `/{locale}` and `/{locale}/{brand}`. One per page. */
export function pageSite({ frameSheet }: PageOptions): PortalSite {
  const { brand, name } = parsePortalPath(location.pathname);
  applyColorScheme(name && portalRoutes[name].layout);
  const loadPage = createPageLoader(frameSheet);
  const load = createScreenLoader({
    find(path) {
      const place = parsePortalPath(path);
      return { sdk: sdkOfBrand(place.brand), path, place };
    },
    loadPage,
    guard: createGuard(),
  });
  const navigator = createNavigator(load);
  whenIdle(() => {
    void loadScreenFiles();
    void loadUnreachable(sdkOfBrand(brand)).catch(() => undefined);
  });
  return {
    navigator,
    sdkOf: ({ place }) => sdkOfBrand(parsePortalPath(place.pathname).brand),
    addressOfLink: ({ detail }) => detail.href,
    onSession: navigator.revalidate,
    chooseAccount(sdk) {
      const address = sdk.href({ route: 'select-account' });
      return address === null ? navigator.revalidate() : navigator.navigate(address);
    },
    loadIntent: async () => (await import('./follow-links.ts')).createLinkFollower(loadPage),
    Boundary: WholePage,
    Root: PortalRoot,
    Frame: ScreenFrame,
    Waiting: LoadingOverlay,
  };
}
