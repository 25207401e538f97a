import { languageCodes, languages } from '@foyer/contract/languages';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';

/** Content of a locale file: the texts of one language by id, in ICU message format. */
export type TextFile<Id extends string = string> = Readonly<Record<Id, string>>;
type Values = Readonly<Record<string, string | number>>;

/** Texts of one part of the server in all languages. */
export interface Texts<Id extends string> {
  /** Returns a text with its values filled in and its plurals by the rules of the language. */
  (language: Language, id: Id, values?: Values): string;
  /** Whether a text has this id; for ids that come from elsewhere (error codes). */
  readonly has: (id: string) => id is Id;
}

/**
 * Loads a locale file for each language of the list and compiles its messages:
 *
 *     const say = await loadTexts<keyof typeof de>((language) => import(`./locales/${language}.json`, { with: { type: 'json' } }));
 *
 * The type comes from `import type de from './locales/de.json'`, so that an id that does not exist does not compile.
 *
 * @throws Error for an invalid ICU message, so that the server does not start with it.
 */
export async function loadTexts<Id extends string>(
  load: (language: Language) => Promise<{ readonly default: TextFile<Id> }>,
): Promise<Texts<Id>> {
  const files = await Promise.all(languageCodes.map(async (language) => (await load(language)).default));
  const ids = new Set(files.flatMap((file) => Object.keys(file)));
  const all = Object.fromEntries(
    languages.map(({ code, locale }, at) => [code, createSpeaker(locale, files[at] ?? {})]),
  ) as Record<Language, ReturnType<typeof createSpeaker>>;
  const say = (language: Language, id: Id, values?: Values) => all[language](id, values);
  return Object.assign(say, { has: (id: string): id is Id => ids.has(id) });
}

function createSpeaker(locale: string, texts: TextFile): (id: string, values?: Values) => string {
  const tag = locale.replace('_', '-');
  const messages = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } });
  return (id, values) => i18n._(id, { ...values });
}
