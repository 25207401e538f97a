import { PSEUDO_LOCALE, PSEUDO_LOCALE_RTL } from './locale-code.ts';

/** Locales that no server has; development only. A list of its own: what paints the login must not carry it. */
export const pseudoLocales: readonly string[] = [PSEUDO_LOCALE, PSEUDO_LOCALE_RTL];
