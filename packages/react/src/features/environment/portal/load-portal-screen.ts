import type { PortalRouteName } from '@foyer/contract/portal-routes';
import { type FoyerSdk, parsePortalPath, runGuard } from '@foyer/core';
import { after, LONGEST_CODE_WAIT } from '../../../portal/after.ts';
import type { Redirect } from '../../../portal/navigator.ts';
import { withoutLocale } from '../../../portal/portal-address.ts';
import type { Screen } from '../../../screens/define-screen.ts';

/** What draws the screens: one chunk that names them all, and loads each when it is needed. */
export type PortalScreens = typeof import('./portal-screens.ts');

/** What a path within the portal shows. */
export interface PortalScreen {
  readonly record: Screen;
  /** No answer came from the server: a retry stands in the screen's place. */
  readonly isUnreachable: boolean;
  readonly screens: PortalScreens;
}

/** A page of another party is no place for the way of OAuth2, which leaves it: it is the login. */
const plain = (path: string) => path.replace(/^\/login-oauth2(?=[/?#]|$)/, '/login');

/** Loads what draws the screens. */
export const loadScreens = (): Promise<PortalScreens> => import('./portal-screens.ts');

async function loadBeside(sdk: FoyerSdk, name: PortalRouteName): Promise<PortalScreens> {
  const screens = await loadScreens();
  await Promise.race([screens.preloadPortalScreen(sdk, name), after(LONGEST_CODE_WAIT)]);
  return screens;
}

const shownOf = (screens: PortalScreens, name: PortalRouteName, isUnreachable = false): PortalScreen => ({
  record: screens.screens[name],
  isUnreachable,
  screens,
});

/**
 * Asks the guard of the portal (specification section 4) about paths within `<foyer-portal>`. Language and brand are the element's and in
 * no path; the login is shown where one is, so that nobody is led away; and the page is never loaded anew.
 */
export function createScreenLoader(sdk: FoyerSdk): (path: string) => Promise<PortalScreen | Redirect> {
  const { localisation } = sdk;
  let onlyLocale: string | undefined;
  return async (wanted) => {
    const locale = localisation.stored.get() ?? onlyLocale ?? localisation.$locale.get().code;
    const path = `/${locale}${plain(wanted)}`.replace(/\/(?=[?#]|$)/, '');
    const { name, brand } = parsePortalPath(path);
    if (name === null || brand !== null) return { redirectTo: '/' };
    const loading = loadBeside(sdk, name);
    loading.catch(() => undefined);
    const decision = await runGuard(sdk, { path, isInPlace: true });
    if (decision.kind !== 'redirect') {
      return shownOf(await loading, name, decision.kind !== 'allow');
    }
    const { rule, to } = decision;
    if (rule === 'login-required' || rule === 'user-info') return shownOf(await loading, 'login');
    // the server speaks none of the page's language
    if (rule === 'supported-locale') onlyLocale = parsePortalPath(to).locale ?? undefined;
    return { redirectTo: withoutLocale(to), replaces: rule === 'signed-in-on-login' };
  };
}
