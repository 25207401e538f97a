import { buildPortalPath } from '../navigation/portal-path.ts';
import type { GuardInput } from './guard-types.ts';

const names: readonly string[] = ['login', 'login-oauth2', 'forget-password'];

/** The login pages of the guard: login, login-oauth2 and forget-password. */
export const isLoginRoute = ({ name }: GuardInput['route']) => name !== null && names.includes(name);
export const isLoginPage = ({ route }: GuardInput) => isLoginRoute(route);
export const isSignedIn = ({ session }: GuardInput) => session.status === 'signed-in';

/** Locale and brand of the navigation; only after the rule `supported-locale`. */
export const placeOf = ({ route }: GuardInput) => ({ locale: route.locale ?? '', brand: route.brand });

/** Leaves for the login of the same brand, with everything of the session forgotten. */
export const toLogin = (input: GuardInput) =>
  ({
    kind: 'redirect',
    to: buildPortalPath({ route: 'login' }, placeOf(input)),
    clearSession: true,
    rememberPath: true,
  }) as const;
