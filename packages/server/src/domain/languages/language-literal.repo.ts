import { languages } from '@foyer/contract/languages';
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from './language.ts';

const byLanguage = (write: (language: (typeof languages)[number]) => string) =>
  Object.fromEntries(languages.map((language) => [language.code, sql.raw(write(language))])) as Readonly<
    Record<Language, SQL>
  >;

/** A language as an SQL literal instead of a parameter: only then does PostgreSQL use the indexes of one language. */
export const languageLiteral = byLanguage(({ code }) => `'${code}'`);

/** Text search configuration of a language, which reduces words to their stems. */
export const searchConfiguration = byLanguage(({ searchConfiguration: name }) => `'${name}'::regconfig`);
