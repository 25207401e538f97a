import type { Catalogue, CatalogueSource } from '@foyer/core';

const isPlain = (text: unknown): text is string => typeof text === 'string' && !text.includes('{');

/** Returns the German texts of a feature whose translation differs, so that one that appears is not translated. */
export async function germanTexts(source: CatalogueSource, language: string): Promise<Set<string>> {
  const other: Catalogue = (await source.others(language))?.default ?? {};
  const translations = new Set(Object.values(other));
  const german = Object.values(source.de).filter(isPlain);
  return new Set(german.filter((text) => !translations.has(text)));
}

/** Returns the ids of German texts that a language lacks. */
export async function untranslatedIds(source: CatalogueSource, language: string): Promise<string[]> {
  const other: Catalogue = (await source.others(language))?.default ?? {};
  return Object.keys(source.de).filter((id) => other[id] === undefined);
}

/** Returns the translation of a German text from the catalogue, or from one that it needs; other texts are returned unchanged. */
export async function inLanguage<T extends string | RegExp>(
  text: T,
  source: CatalogueSource,
  language: string,
): Promise<T | string> {
  const id = Object.keys(source.de).find((key) => source.de[key] === text);
  if (id === undefined) return source.within ? inLanguage(text, source.within, language) : text;
  const other = (await source.others(language))?.default[id];
  return typeof other === 'string' ? other : text;
}
