const rightToLeftScripts = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm/;

/** Returns the writing direction of a locale (`de_DE`, `ar-EG`, `he`), by the script of its language; known for every language. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeftScripts.test(`${new Intl.Locale(locale.replaceAll('_', '-')).maximize().script}`)
    ? 'rtl'
    : 'ltr';
