import { fallbackLanguage, isLanguageCode, type LanguageCode } from '@foyer/contract/languages';

/** A language content is kept in, one of the contract's list. */
export type Language = LanguageCode;

/** Something in the language it was written in first and, where translated, in others. */
export type Localized<T> = Readonly<Partial<Record<Language, T>>>;
export type LocalizedText = Localized<string>;

/** The content language of a locale such as `de_DE` or `en`; the fallback where there is none. */
export function languageOf(locale: string): Language {
  const code = locale.split(/[_-]/)[0]?.toLowerCase() ?? '';
  return isLanguageCode(code) ? code : fallbackLanguage;
}

/** What stands in where a language lacks something: English for foreign readers, last of all the fallback. */
const substitutes = (language: Language): readonly Language[] =>
  language === fallbackLanguage ? [language] : [language, 'en', fallbackLanguage];

/**
 * What there is in `language`, else in the language nearest to it.
 *
 * @throws Error where it exists neither there nor in the fallback.
 */
export function localized<T>(values: Localized<T>, language: Language): T {
  for (const one of substitutes(language)) {
    const value = values[one];
    if (value !== undefined) return value;
  }
  throw new Error(`A text exists in no language that "${language}" falls back to`);
}
