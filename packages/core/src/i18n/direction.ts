import { languageOf } from './locale-code.ts';

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur', 'ps', 'yi', 'dv'];

/** Which way a locale is written. */
export const directionOf = (code: string) =>
  rightToLeft.includes(languageOf(code)) ? ('rtl' as const) : ('ltr' as const);
