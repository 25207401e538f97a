import { languageCodes } from '@foyer/contract/languages';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import type { Text } from './family.ts';
import type de from './locales/de.json';

/** A text of the demo's articles: of a family, a choice, a category, a tag or a data sheet. */
export type DemoTextId = keyof typeof de;

const say = await loadTexts<DemoTextId>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** A text of the demo's articles in a language. */
export const demoText = (language: Language, text: Text): string =>
  typeof text === 'string' ? say(language, text) : text.plain;

/** A row for each language with a text in it. */
export const inEachLanguage = (text: DemoTextId): { readonly language: Language; readonly name: string }[] =>
  languageCodes.map((language) => ({ language, name: say(language, text) }));
