import { languageCodes } from '@foyer/contract/languages';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Language, nearestLanguages } from './language.ts';

/** A table of texts with one row per item and language. */
type TextTable = PgTable & { readonly language: PgColumn };

const nearest = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    sql.raw(`array[${nearestLanguages(language).map((code) => `'${code}'`)}]`),
  ]),
) as Readonly<Record<Language, SQL>>;

/**
 * Selects `value` from the row of an item (`column` is `id`) in the language nearest to the reader's, or else in any language; null if
 * the item has no row.
 */
export const nearestText = <T = string>(
  table: TextTable,
  value: SQLWrapper,
  [column, id]: readonly [PgColumn, SQLWrapper],
  language: Language,
): SQL<T | null> =>
  sql<T | null>`(select ${value} from ${table} where ${column} = ${id}
    order by array_position(${nearest[language]}, ${table.language}), ${table.language} limit 1)`;

/** Condition that a row is in the reader's language or in one of its fallbacks. */
export const isNearLanguage = (table: TextTable, language: Language): SQL =>
  inArray(table.language, [...nearestLanguages(language)]);
