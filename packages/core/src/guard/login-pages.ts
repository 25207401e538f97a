import { buildPortalPath } from '../navigation/portal-path.ts';
import type { GuardInput } from './guard-types.ts';

const names: readonly string[] = ['login', 'login-oauth2', 'forget-password'];

/** Whether a route is one of the guard's login pages: login, login-oauth2 and forget-password. */
export const isLoginRoute = ({ name }: GuardInput['route']) => name !== null && names.includes(name);
export const isLoginPage = ({ route }: GuardInput) => isLoginRoute(route);
export const isSignedIn = ({ session }: GuardInput) => session.status === 'signed-in';

/** Returns locale and brand of the navigation; only valid after the rule `supported-locale`. */
export const placeOf = ({ route }: GuardInput) => ({ locale: route.locale ?? '', brand: route.brand });

/** Redirects to the login of the same brand and clears the session. */
export const toLogin = (input: GuardInput) =>
  ({
    kind: 'redirect',
    to: buildPortalPath({ route: 'login' }, placeOf(input)),
    clearSession: true,
    rememberPath: true,
  }) as const;
