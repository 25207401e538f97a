/** A language of the product. Everything that exists per language is derived from {@link languages}. */
export interface Language {
  /** BCP 47 language, `de`: names the locale files and the rows of content. */
  readonly code: string;
  /** The locale offered to users, `de_DE`. */
  readonly locale: string;
  /** Text search configuration of PostgreSQL, for word endings (`simple` where there is none). */
  readonly searchConfiguration: string;
}

/**
 * All languages, in the order in which they are offered. The first one is the language in which every text is written first, and the
 * fallback for a missing text. To add a language, add one line here and one JSON file beside each other language's (the checks name missing
 * ones). `languageName` and `directionOf` know its name and direction.
 */
export const languages = [
  { code: 'de', locale: 'de_DE', searchConfiguration: 'german' },
  { code: 'en', locale: 'en_GB', searchConfiguration: 'english' },
  { code: 'fr', locale: 'fr_FR', searchConfiguration: 'french' },
  { code: 'es', locale: 'es_ES', searchConfiguration: 'spanish' },
] as const satisfies readonly Language[];

/** Code of a language that has texts, `de`. */
export type LanguageCode = (typeof languages)[number]['code'];

/** Every language's code, German first. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Language that replaces another one where a text or content is missing (specification section 5). */
export const fallbackLanguage: LanguageCode = languages[0].code;

/** Locale of a portal before anybody has chosen another one (specification section 9). */
export const fallbackLocale = languages[0].locale;

/** First substitute for content that is missing in the reader's language; {@link fallbackLanguage} is the second. */
export const internationalLanguage: LanguageCode = 'en';

/** Whether a language has texts. */
export const isLanguageCode = (code: string): code is LanguageCode =>
  languageCodes.some((known) => known === code);
