import type { GuardRule } from '../guard-types.ts';
import { isLoginPage } from '../login-pages.ts';
import { toPlainHome } from './known-brand.ts';

/** Maximum number of reloads of a login page before the user is asked. */
const MAX_RELOADS = 2;

/**
 * 11. On login pages, load the environment for the brand; on failure reload the login page. A brand that does not exist makes this an
 * unknown path. The reloads stop where they do not help.
 */
export const loginEnvironment: GuardRule = (input) => {
  if (!isLoginPage(input)) return null;
  const { environment, reloads, path } = input;
  if (environment === undefined) return { kind: 'load', need: 'environment' };
  if (environment === 'unknown-brand') return toPlainHome(input);
  if (environment === 'loaded') return null;
  return reloads < MAX_RELOADS ? { kind: 'reload', to: path } : { kind: 'unreachable' };
};
