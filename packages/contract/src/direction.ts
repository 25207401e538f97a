const rightToLeftScripts = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm/;

/** Which way a locale (`de_DE`, `ar-EG`, `he`) is written, by the script its language has: known for every language there is. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeftScripts.test(`${new Intl.Locale(locale.replaceAll('_', '-')).maximize().script}`)
    ? 'rtl'
    : 'ltr';
