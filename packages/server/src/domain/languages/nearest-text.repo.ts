import { languageCodes } from '@foyer/contract/languages';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Language, nearestLanguages } from './language.ts';

/** A table with one row per language of each thing it tells of. */
type TextTable = PgTable & { readonly language: PgColumn };

const nearest = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    sql.raw(`array[${nearestLanguages(language).map((code) => `'${code}'`)}]`),
  ]),
) as Readonly<Record<Language, SQL>>;

/**
 * `value` of the row of `table` that belongs to one thing (`column` is `id`) and was written in the language nearest to the reader's;
 * in any where none of these is there, null where there is no row.
 */
export const nearestText = <T = string>(
  table: TextTable,
  value: SQLWrapper,
  [column, id]: readonly [PgColumn, SQLWrapper],
  language: Language,
): SQL<T | null> =>
  sql<T | null>`(select ${value} from ${table} where ${column} = ${id}
    order by array_position(${nearest[language]}, ${table.language}), ${table.language} limit 1)`;

/** Whether a row is in the reader's language or in one that stands in for it. */
export const isNearLanguage = (table: TextTable, language: Language): SQL =>
  inArray(table.language, [...nearestLanguages(language)]);
