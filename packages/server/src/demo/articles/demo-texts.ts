import { languageCodes } from '@foyer/contract/languages';
import type { Language } from '../../domain/languages/language.ts';
import { loadTexts } from '../../domain/languages/load-texts.ts';
import type de from './locales/de.json';

/** Id of a text about the demo's articles: of a family, a choice, a category, a tag or a data sheet. */
export type DemoTextId = keyof typeof de;

/** Text about the demo's articles: an id, or a literal that is the same in every language. */
export type Text = DemoTextId | { readonly plain: string };

const say = await loadTexts<DemoTextId>(
  (language) => import(`./locales/${language}.json`, { with: { type: 'json' } }),
);

/** Returns a text about the demo's articles in a language. */
export const demoText = (language: Language, text: Text): string =>
  typeof text === 'string' ? say(language, text) : text.plain;

/** Returns a row with a text for each language. */
export const inEachLanguage = (text: DemoTextId): { readonly language: Language; readonly name: string }[] =>
  languageCodes.map((language) => ({ language, name: say(language, text) }));
