import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import type { Addition } from './effect.ts';

/** Columns of a table that the given rows fill, as SQL lists them. */
interface Columns {
  readonly keys: readonly (readonly [key: string, column: string])[];
  readonly names: string;
  readonly types: string;
}

/**
 * Inserts rows that are sent as one JSON text, so the statement is the same for any number of rows. The mark in that text is replaced by
 * the digits of the row `given`.
 */
export function insertInto({ table, rows, only, onConflict }: Addition, mark: string | undefined): SQL {
  const { keys, names, types } = columnsOf(table, rows[0] ?? {});
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(keys.map(([key, column]) => [column, row[key] ?? null]))),
  );
  const text = mark === undefined ? sql`${json}::text` : sql`replace(${json}, ${mark}, given.digits)`;
  return sql`insert into ${sql.raw(`"${getTableName(table)}" (${names}) select ${names}`)} from given
    cross join lateral json_to_recordset(${text}::json) as added(${sql.raw(types)})
    ${only ? sql`where ${only}` : sql.empty()} ${onConflict ?? sql.empty()}`;
}

/** Inserts rows outside an effect, in the caller's transaction. */
export async function insertAlone(db: Database, addition: Addition): Promise<void> {
  await db.execute(sql`with given as (select null::text as digits) ${insertInto(addition, undefined)}`);
}

/** Columns by table, and by the fields of its rows. */
const columnsByTable = new WeakMap<PgTable, Map<string, Columns>>();

export function columnsOf(table: PgTable, row: Readonly<Record<string, unknown>>): Columns {
  const present = Object.keys(row).filter((key) => row[key] !== undefined);
  const ofTable = columnsByTable.get(table) ?? new Map<string, Columns>();
  columnsByTable.set(table, ofTable);
  const key = present.join(' ');
  const columns = ofTable.get(key) ?? columnsNamed(table, present);
  ofTable.set(key, columns);
  return columns;
}

function columnsNamed(table: PgTable, present: readonly string[]): Columns {
  const all = getTableColumns(table);
  const columns = present.map((key) => {
    const column = all[key];
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`);
    return { key, name: `"${column.name}"`, column: column.name, type: column.getSQLType() };
  });
  return {
    keys: columns.map(({ key, column }) => [key, column]),
    names: columns.map(({ name }) => name).join(', '),
    types: columns.map(({ name, type }) => `${name} ${type}`).join(', '),
  };
}
