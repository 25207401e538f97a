import { PSEUDO_LOCALE, PSEUDO_LOCALE_RTL } from './locale-code.ts';

/** Locales that no server has; development only. Kept in a separate file, so that the code that paints the login does not load it. */
export const pseudoLocales: readonly string[] = [PSEUDO_LOCALE, PSEUDO_LOCALE_RTL];
