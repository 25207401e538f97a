import type { GuardRule } from '../guard-types.ts';
import { isLoginPage, toLogin } from '../login-pages.ts';

/**
 * 9. If user info is missing, load it (with impersonation and brand); if still missing, clear the session and go to login. A missing
 * response does not count as "missing": the session stays and the user may try again.
 */
export const userInfo: GuardRule = (input) => {
  if (isLoginPage(input)) return null;
  if (input.userInfo === undefined) return { kind: 'load', need: 'userInfo' };
  if (input.userInfo === 'missing') return toLogin(input);
  return input.userInfo === 'unreachable' ? { kind: 'unreachable' } : null;
};
