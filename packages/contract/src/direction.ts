const rightToLeftScripts = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm/;

/** What most pages are in needs no look-up, which takes a slow phone 50 ms the first time. */
const fromTheLeft = /^(de|en|es|fr)_/;

/** Which way a locale (`de_DE`, `ar-EG`, `he`) is written, by the script its language has: known for every language there is. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  fromTheLeft.test(locale) ||
  !rightToLeftScripts.test(`${new Intl.Locale(locale.replaceAll('_', '-')).maximize().script}`)
    ? 'ltr'
    : 'rtl';
