/** The languages content is kept in. */
export const languages = ['de', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A text in German and, where translated, in the other languages. */
export interface LocalizedText {
  readonly de: string;
  readonly en?: string;
  readonly fr?: string;
}

/** The content language of a locale such as `de_DE` or `fr`; German where there is none. */
export function languageOf(locale: string): Language {
  const code = locale.slice(0, 2).toLowerCase();
  return languages.find((language) => language === code) ?? 'de';
}

/** The text in `language`; without a translation the English one, for German readers and last of all the German one. */
export function localized(text: LocalizedText, language: Language): string {
  return text[language] ?? (language === 'de' ? text.de : (text.en ?? text.de));
}
