import { pageLanguage, pageText } from '../page-text.ts';
import type de from './locales/de.json';

/** Written by the build from `locales/`: all languages, since the reader chooses one. */
declare const __FOYER_THEME_TEXTS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ThemeText = keyof typeof de extends `theme.${infer Id}` ? Id : never;

/** The first of the wanted languages that is available, else the first available one. */
export const themeLanguage = (wanted: readonly string[]): string =>
  pageLanguage(__FOYER_THEME_TEXTS__, wanted);

/** A text of the theme editor in a language, `{name}` filled in. */
export const themeText =
  (language: string) =>
  (id: ThemeText, values?: Readonly<Record<string, string>>): string =>
    pageText(__FOYER_THEME_TEXTS__, language, `theme.${id}`, values);
