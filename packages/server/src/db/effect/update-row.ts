import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Change } from './effect.ts';
import { columnsOf } from './insert-into.ts';

/** Updates fields of the one row that `where` selects; no such row means that a concurrent change was faster. */
export function updateRow(table: PgTable, fields: Readonly<Record<string, unknown>>, where: SQL): Change {
  const { keys, names, types } = columnsOf(table, fields);
  const json = JSON.stringify(Object.fromEntries(keys.map(([key, column]) => [column, fields[key] ?? null])));
  return {
    rows: 1,
    statement: (
      isGo,
    ) => sql`update ${sql.raw(`"${getTableName(table)}" set (${names})`)} = (select ${sql.raw(names)}
        from json_to_record(${json}::json) as given(${sql.raw(types)})) where ${where} and ${isGo} returning 1`,
  };
}
