import {
  fallbackLanguage,
  internationalLanguage,
  isLanguageCode,
  type LanguageCode,
  languages,
} from '@foyer/contract/languages';

/** A language content is kept in, one of the contract's list. */
export type Language = LanguageCode;

/** A text in the languages it was written in. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** The content language of a locale such as `de_DE` or `en`; the fallback where there is none. */
export function languageOf(locale: string): Language {
  const code = locale.split(/[_-]/)[0]?.toLowerCase() ?? '';
  return isLanguageCode(code) ? code : fallbackLanguage;
}

/** The locale in which a language is offered: `en_GB` writes days as the portal does, `en` alone as in America. */
export const localeOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.locale ?? language;

/** A language, and what stands in where it lacks something: English for foreign readers, last of all the fallback. */
export const nearestLanguages = (language: Language): readonly Language[] =>
  language === fallbackLanguage ? [language] : [language, internationalLanguage, fallbackLanguage];

/** The text in the language nearest to `language`, in any where none of these is there; undefined where there is none at all. */
export function localized(texts: LocalizedText | null, language: Language): string | undefined {
  const near = nearestLanguages(language).find((one) => texts?.[one] !== undefined);
  return near === undefined ? Object.values(texts ?? {})[0] : texts?.[near];
}
