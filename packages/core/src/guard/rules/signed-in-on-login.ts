import { API_ROOT } from '@foyer/contract/routes';
import { isDevelopment } from '../../config/development.ts';
import { pseudoLocales } from '../../i18n/pseudo-locales.ts';
import { buildPortalPath } from '../../navigation/portal-path.ts';
import { actsOnly } from '../acts-only.ts';
import type { GuardInput, GuardOutcome, GuardRule } from '../guard-types.ts';
import { isLoginPage, isSignedIn, placeOf } from '../login-pages.ts';

/** Returns the first page after the login. Users who may only impersonate select an account (decision 0352); all others go home. */
const landingOf = (userInfo: GuardInput['userInfo']) =>
  typeof userInfo === 'object' && actsOnly(userInfo.user.roles) ? 'select-account' : 'home';

/** Redirects to home in the language that the user has once chosen, unless a language is chosen in this tab. */
function toOwnHome(input: GuardInput): GuardOutcome {
  const { route, storedLanguage, supported = [], userInfo } = input;
  const place = placeOf(input);
  const isChosen = storedLanguage !== null || (isDevelopment && pseudoLocales.includes(route.locale ?? ''));
  if (!isChosen && userInfo === undefined) return { kind: 'load', need: 'userInfo' };
  const accountLocale = !isChosen && typeof userInfo === 'object' ? userInfo.user.locale : '';
  const locale = supported.includes(accountLocale) ? accountLocale : place.locale;
  return { kind: 'redirect', to: buildPortalPath({ route: landingOf(userInfo) }, { ...place, locale }) };
}

const parameter = 'portal_authorization';

/**
 * 6. On login, login-oauth2 or forget-password: if a token exists, go home (in the user's language). For login-oauth2, redirect instead to
 * the oauth2 authorize call with the query string and the token as portal_authorization; such a parameter of the query string is removed.
 */
export const signedInOnLogin: GuardRule = (input) => {
  if (!isLoginPage(input) || !isSignedIn(input)) return null;
  const { route, apiBase, freshToken } = input;
  if (route.name !== 'login-oauth2') return toOwnHome(input);
  if (freshToken === undefined) return { kind: 'load', need: 'freshToken' };
  if (freshToken === null) return null;
  const given = route.search.slice(1).split('&');
  const kept = given.filter((part) => part !== '' && !new URLSearchParams(part).has(parameter));
  const query = [...kept, `${parameter}=${encodeURIComponent(freshToken)}`].join('&');
  const base = `${apiBase.replace(/\/+$/, '')}${API_ROOT}/oauth2/authorize`;
  return { kind: 'reload', to: `${base}?${query}` };
};
