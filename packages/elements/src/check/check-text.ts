import type de from './locales/de.json';

/** Written by the build from `locales/`: all languages, since whoever reads chooses. */
declare const __FOYER_CHECK_TEXTS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

export type CheckText = keyof typeof de extends `check.${infer Id}` ? Id : never;

/** The first language of these that there is, else the first one. */
export const checkLanguage = (wanted: readonly string[]): string =>
  wanted.map((each) => each.split(/[_-]/)[0] ?? '').find((code) => code in __FOYER_CHECK_TEXTS__) ??
  (Object.keys(__FOYER_CHECK_TEXTS__)[0] as string);

/** A text of the check in a language, `{name}` filled in. */
export const checkText =
  (language: string) =>
  (id: CheckText, values: Readonly<Record<string, string>> = {}): string =>
    (__FOYER_CHECK_TEXTS__[language]?.[`check.${id}`] ?? '').replace(
      /\{(\w+)\}/g,
      (_, name: string) => values[name] ?? '',
    );
