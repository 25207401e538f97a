import { describe, expect, it } from 'vitest';
import { fallbackLanguage, isLanguageCode, languageCodes, languages } from './languages.ts';

describe('the list of languages', () => {
  it('begins with the language every text is written in first', () => {
    expect(fallbackLanguage).toBe('de');
    expect(languageCodes[0]).toBe(fallbackLanguage);
  });

  it('names no language and no locale twice', () => {
    expect(new Set(languageCodes).size).toBe(languages.length);
    expect(new Set(languages.map(({ locale }) => locale)).size).toBe(languages.length);
  });

  it.each(languages)('$code: the locale is one of the language', ({ code, locale }) => {
    expect(locale).toMatch(new RegExp(`^${code}_[A-Z]{2}$`));
    expect(Intl.DisplayNames.supportedLocalesOf(locale.replace('_', '-'))).toHaveLength(1);
  });

  it('knows its own codes and no others', () => {
    expect(isLanguageCode('de')).toBe(true);
    expect(isLanguageCode('de_DE')).toBe(false);
    expect(isLanguageCode('toString')).toBe(false);
  });
});
