import { defaultLocale } from '../../i18n/nearest-locale.ts';
import { buildPortalPath } from '../../navigation/portal-path.ts';
import type { GuardInput, GuardRule } from '../guard-types.ts';
import { isLoginPage } from '../login-pages.ts';

/** A path with an unknown brand is an unknown path: home in the default locale (specification section 2). Login pages find that out in step 11. */
export const knownBrand: GuardRule = (input) => {
  const { route, environment } = input;
  if (route.brand === null || isLoginPage(input)) return null;
  if (environment === undefined) return { kind: 'load', need: 'environment' };
  return environment === 'unknown-brand' ? toPlainHome(input) : null;
};

/** Redirects to home in the default locale, without a brand. */
export const toPlainHome = ({ supported = [] }: GuardInput) =>
  ({
    kind: 'redirect',
    to: buildPortalPath({ route: 'home' }, { locale: defaultLocale(supported) }),
  }) as const;
