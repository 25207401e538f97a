import { pageLanguage, pageText } from '../page-text.ts';
import type de from './locales/de.json';

/** Written by the build from `locales/`: all languages, since the reader chooses one. */
declare const __FOYER_CHECK_TEXTS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CheckText = keyof typeof de extends `check.${infer Id}` ? Id : never;

/** The first of the wanted languages that is available, else the first available one. */
export const checkLanguage = (wanted: readonly string[]): string =>
  pageLanguage(__FOYER_CHECK_TEXTS__, wanted);

/** A text of the check in a language, `{name}` filled in. */
export const checkText =
  (language: string) =>
  (id: CheckText, values?: Readonly<Record<string, string>>): string =>
    pageText(__FOYER_CHECK_TEXTS__, language, `check.${id}`, values);
