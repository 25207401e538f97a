import type { GuardRule } from '../guard-types.ts';
import { isLoginPage, isSignedIn, toLogin } from '../login-pages.ts';

/** 7. On any other page without token: clear the session and go to login, keeping brand. */
export const loginRequired: GuardRule = (input) =>
  isLoginPage(input) || isSignedIn(input) ? null : toLogin(input);
