import { withLocale } from '../../navigation/portal-path.ts';
import type { GuardRule } from '../guard-types.ts';

/** 2. If a language stored in the session differs from the route locale, reload with the stored language. */
export const storedLanguage: GuardRule = ({ route, path, storedLanguage: stored }) =>
  stored !== null && route.locale !== null && route.locale !== stored
    ? { kind: 'reload', to: withLocale(path, stored) }
    : null;
