import { type FoyerSdk, parsePortalPath, runGuard } from '@foyer/core';
import type { ScreenSource } from '../load-screen.ts';
import type { LoadPage } from '../loaded-page.ts';
import { withoutLocale } from '../portal-address.ts';

/** Replaces the OAuth2 login by the plain login: OAuth2 leaves the page, which an element on another party's page must not do. */
const withoutOauthLogin = (path: string) => path.replace(/^\/login-oauth2(?=[/?#]|$)/, '/login');

/**
 * Creates the source of screens of a portal in an element, by their paths within it. Language and brand come from the element, not from the
 * path. The guard (specification section 4) shows the login in place instead of redirecting to it, and the page is never reloaded.
 */
export function createElementSource(sdk: FoyerSdk, loadPage: LoadPage): ScreenSource {
  const { localisation } = sdk;
  let onlyLocale: string | undefined;
  return {
    loadPage,
    find(wanted) {
      const locale = localisation.stored.get() ?? onlyLocale ?? localisation.$locale.get().code;
      const path = `/${locale}${withoutOauthLogin(wanted)}`.replace(/\/(?=[?#]|$)/, '');
      const place = parsePortalPath(path);
      return place.name === null || place.brand !== null ? { redirectTo: '/' } : { sdk, path, place };
    },
    async guard({ path, loading }) {
      const decision = await runGuard(sdk, { path, isInPlace: true });
      if (decision.kind === 'allow') return loading;
      if (decision.kind !== 'redirect')
        return (await import('./load-element-page.tsx')).unreachable(await loading);
      const { rule, to } = decision;
      if (rule === 'login-required' || rule === 'user-info') {
        await loading;
        return loadPage('login', sdk);
      }
      // the server supports none of the page's languages
      if (rule === 'supported-locale') onlyLocale = parsePortalPath(to).locale ?? undefined;
      return { redirectTo: withoutLocale(to), replaces: rule === 'signed-in-on-login' };
    },
  };
}
