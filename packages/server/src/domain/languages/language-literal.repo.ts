import { languages } from '@foyer/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from './language.ts';

const byLanguage = (write: (language: (typeof languages)[number]) => string) =>
  Object.fromEntries(languages.map((language) => [language.code, sql.raw(write(language))])) as Readonly<
    Record<Language, SQL>
  >;

/** A language written out, not sent as a value: only so do the indexes of one language serve. */
export const languageLiteral = byLanguage(({ code }) => `'${code}'`);

/** How the words of a language are taken to their stems. */
export const searchConfiguration = byLanguage(({ searchConfiguration: name }) => `'${name}'::regconfig`);
