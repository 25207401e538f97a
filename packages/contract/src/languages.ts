/** A language of the product. Everything that exists per language follows from the list below. */
export interface Language {
  /** BCP 47 language, `de`: names the locale files and the rows of content. */
  readonly code: string;
  /** The locale offered to users, `de_DE`. */
  readonly locale: string;
  /** PostgreSQL's text search configuration, which knows how words end (`simple` where there is none). */
  readonly searchConfiguration: string;
}

/**
 * The one list of languages, in the order in which they are offered. The first is the one that every text is written in
 * first and that stands in for a missing one. Adding a language: one line here, one JSON file beside each other
 * language's (the checks name those that are missing). Its name and direction are known by `languageName` and `directionOf`.
 */
export const languages = [
  { code: 'de', locale: 'de_DE', searchConfiguration: 'german' },
  { code: 'en', locale: 'en_GB', searchConfiguration: 'english' },
  { code: 'fr', locale: 'fr_FR', searchConfiguration: 'french' },
  { code: 'es', locale: 'es_ES', searchConfiguration: 'spanish' },
] as const satisfies readonly Language[];

/** A language there are texts in, `de`. */
export type LanguageCode = (typeof languages)[number]['code'];

/** Every language's code, German first. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** The language that stands in where a text or content is missing in another (specification section 5). */
export const fallbackLanguage: LanguageCode = languages[0].code;

/** The locale a portal has before anybody chose another (specification section 9). */
export const fallbackLocale = languages[0].locale;

/** What readers of any other language get where something is not written in theirs; after it comes the fallback. */
export const internationalLanguage: LanguageCode = 'en';

/** Whether there are texts in this language. */
export const isLanguageCode = (code: string): code is LanguageCode =>
  languageCodes.some((known) => known === code);
