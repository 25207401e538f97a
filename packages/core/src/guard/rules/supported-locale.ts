import { defaultLocale } from '../../i18n/nearest-locale.ts';
import { buildPortalPath, withLocale } from '../../navigation/portal-path.ts';
import type { GuardRule } from '../guard-types.ts';

/**
 * 3. If the route locale is not in the supported list (fetched once), redirect to the default locale, or to
 * /{locale}/{brand} when there is no route name. Unknown paths go home with the default locale.
 */
export const supportedLocale: GuardRule = ({ route, path, supported, storedLanguage }) => {
  if (supported === undefined) return { kind: 'load', need: 'locales' };
  const locale = defaultLocale(supported);
  if (route.name === null) {
    return { kind: 'redirect', to: buildPortalPath({ route: 'home' }, { locale, brand: route.brand }) };
  }
  if (route.locale === locale || (route.locale !== null && supported.includes(route.locale))) return null;
  const forgetLanguage = storedLanguage !== null && !supported.includes(storedLanguage);
  return { kind: 'redirect', to: withLocale(path, locale), forgetLanguage };
};
