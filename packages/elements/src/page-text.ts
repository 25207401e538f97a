/** Texts of a page of ours, by language and id. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The first of the wanted languages that is available, else the first available one. */
export const pageLanguage = (texts: Texts, wanted: readonly string[]): string =>
  wanted.map((each) => each.split(/[_-]/)[0] ?? '').find((code) => code in texts) ??
  (Object.keys(texts)[0] as string);

/** A text in a language, `{name}` filled in. */
export const pageText = (
  texts: Texts,
  language: string,
  id: string,
  values: Readonly<Record<string, string>> = {},
): string => (texts[language]?.[id] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
