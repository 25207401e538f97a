import type { GuardRule } from '../guard-types.ts';
import { isLoginPage } from '../login-pages.ts';
import { toPlainHome } from './known-brand.ts';

/** A login page reloads this often before the user is asked. */
const MAX_RELOADS = 2;

/**
 * 11. On login pages, load the environment for the brand; on failure reload the login page. Below a brand that
 * does not exist this is an unknown path; reloading ends when it does not help.
 */
export const loginEnvironment: GuardRule = (input) => {
  if (!isLoginPage(input)) return null;
  const { environment, reloads, path } = input;
  if (environment === undefined) return { kind: 'load', need: 'environment' };
  if (environment === 'unknown-brand') return toPlainHome(input);
  if (environment === 'loaded') return null;
  return reloads < MAX_RELOADS ? { kind: 'reload', to: path } : { kind: 'unreachable' };
};
