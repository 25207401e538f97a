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

  it.each(languages)('$code: locale, own name and direction are those of the language', (language) => {
    const { code, locale, name, direction } = language;
    expect(locale).toMatch(new RegExp(`^${code}_[A-Z]{2}$`));
    expect(name.toLocaleLowerCase(code)).toBe(
      new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLocaleLowerCase(code),
    );
    expect(direction).toBe(['ar', 'fa', 'he', 'ur'].includes(code) ? 'rtl' : 'ltr');
  });

  it('knows its own codes and no others', () => {
    expect(isLanguageCode('de')).toBe(true);
    expect(isLanguageCode('de_DE')).toBe(false);
    expect(isLanguageCode('toString')).toBe(false);
  });
});
