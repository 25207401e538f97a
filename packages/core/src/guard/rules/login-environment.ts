import { NOT_FOUND_PATH } from '../../navigation/portal-path.ts';
import type { GuardRule } from '../guard-types.ts';
import { isLoginPage } from '../login-pages.ts';

/** A login page reloads this often before the user is asked. */
const MAX_RELOADS = 2;

/**
 * 11. On login pages, load the environment for the brand; on failure reload the login page. A brand that does not exist
 * is /404, which says so; reloading ends when it does not help.
 */
export const loginEnvironment: GuardRule = (input) => {
  if (!isLoginPage(input)) return null;
  const { environment, reloads, path } = input;
  if (environment === undefined) return { kind: 'load', need: 'environment' };
  if (environment === 'unknown-brand') return { kind: 'redirect', to: NOT_FOUND_PATH };
  if (environment === 'loaded') return null;
  return reloads < MAX_RELOADS ? { kind: 'reload', to: path } : { kind: 'unreachable' };
};
