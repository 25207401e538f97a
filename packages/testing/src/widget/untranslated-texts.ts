import type { Catalogue, CatalogueSource } from '@foyer/core';

const isPlain = (text: unknown): text is string => typeof text === 'string' && !text.includes('{');

/** The German texts of a feature whose translation differs, so that seeing one means that it was not translated. */
export async function germanTexts(source: CatalogueSource, language: string): Promise<Set<string>> {
  const other: Catalogue = (await source.others(language))?.default ?? {};
  const translations = new Set(Object.values(other));
  const german = Object.values(source.de).filter(isPlain);
  return new Set(german.filter((text) => !translations.has(text)));
}

/** Ids of German that a language lacks. */
export async function untranslatedIds(source: CatalogueSource, language: string): Promise<string[]> {
  const other: Catalogue = (await source.others(language))?.default ?? {};
  return Object.keys(source.de).filter((id) => other[id] === undefined);
}

/** What a German text of the catalogue is in another language; other texts stay as they are. */
export async function inLanguage<T extends string | RegExp>(
  text: T,
  source: CatalogueSource,
  language: string,
): Promise<T | string> {
  const id = Object.keys(source.de).find((key) => source.de[key] === text);
  const other = id === undefined ? undefined : (await source.others(language))?.default[id];
  return typeof other === 'string' ? other : text;
}
