import {
  fallbackLanguage,
  internationalLanguage,
  isLanguageCode,
  type LanguageCode,
  languages,
} from '@foyer/contract/languages';

/** Language of content, one of the contract's list. */
export type Language = LanguageCode;

/** A text by language, in the languages in which it exists. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** Returns the content language of a locale such as `de_DE` or `en`; the fallback language if there is none. */
export function languageOf(locale: string): Language {
  const code = locale.split(/[_-]/)[0]?.toLowerCase() ?? '';
  return isLanguageCode(code) ? code : fallbackLanguage;
}

/** Returns the locale in which a language is offered: `en_GB` writes days as the portal does, `en` alone would write them as in America. */
export const localeOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.locale ?? language;

/** Returns a language and its fallbacks in order: English for foreign readers, then the fallback language. */
export const nearestLanguages = (language: Language): readonly Language[] =>
  language === fallbackLanguage ? [language] : [language, internationalLanguage, fallbackLanguage];

/** Returns the text in the language nearest to `language`, or else in any language; undefined if there is no text. */
export function localized(texts: LocalizedText | null, language: Language): string | undefined {
  const near = nearestLanguages(language).find((one) => texts?.[one] !== undefined);
  return near === undefined ? Object.values(texts ?? {})[0] : texts?.[near];
}
