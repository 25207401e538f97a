import type { GuardRule } from '../guard-types.ts';

/** 10. Load translations for the locale, using the branding id if known. */
export const translations: GuardRule = ({ hasTranslations }) =>
  hasTranslations ? null : { kind: 'load', need: 'translations' };
