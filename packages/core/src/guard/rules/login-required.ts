import type { GuardRule } from '../guard-types.ts';
import { isLoginPage, isSignedIn, toLogin } from '../login-pages.ts';
import { knownBrand } from './known-brand.ts';

/**
 * 7. On any other page without token: clear the session and go to login, keeping brand. A brand that does not exist is not kept, because it
 * makes an unknown path.
 */
export const loginRequired: GuardRule = (input) =>
  isLoginPage(input) || isSignedIn(input) ? null : (knownBrand(input) ?? toLogin(input));
