import { defaultLocale, preferredLocale } from '../../i18n/nearest-locale.ts';
import { buildPortalPath, withLocale } from '../../navigation/portal-path.ts';
import type { GuardInput, GuardRule } from '../guard-types.ts';
import { isSignedIn } from '../login-pages.ts';

/**
 * 3. If the route locale is not in the supported list (fetched once), redirect to the default locale, or to /{locale}/{brand} when there is
 * no route name. Unknown paths go home with the default locale. For an empty path, a visitor who is not signed in gets the first supported
 * language of their browser, and a signed-in user the language of their account.
 */
export const supportedLocale: GuardRule = (input) => {
  const { route, path, supported, storedLanguage } = input;
  if (supported === undefined) return { kind: 'load', need: 'locales' };
  const locale = defaultLocale(supported);
  if (route.name === null) {
    if (isEmpty(path) && isSignedIn(input) && storedLanguage === null && input.userInfo === undefined)
      return { kind: 'load', need: 'userInfo' };
    const userLocale = isEmpty(path) ? ownLocale(input, supported) : null;
    const place = { locale: userLocale ?? locale, brand: route.brand };
    return { kind: 'redirect', to: buildPortalPath({ route: 'home' }, place) };
  }
  if (route.locale === locale || (route.locale !== null && supported.includes(route.locale))) return null;
  const forgetLanguage = storedLanguage !== null && !supported.includes(storedLanguage);
  return { kind: 'redirect', to: withLocale(path, locale), forgetLanguage };
};

/** Returns the language chosen in this tab or for the account; otherwise the browser's. */
function ownLocale(input: GuardInput, supported: readonly string[]): string | null {
  const { storedLanguage, userInfo, languages } = input;
  if (!isSignedIn(input)) return preferredLocale(languages, supported);
  const preferred = storedLanguage ?? (typeof userInfo === 'object' ? userInfo.user.locale : null);
  return preferred !== null && supported.includes(preferred) ? preferred : null;
}

const isEmpty = (path: string) => /^\/*([?#]|$)/.test(path);
