import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';

/** Rows per statement; one parameter holds them all as JSON, so the number of columns does not matter. */
const chunk = 2000;

/** Inserts many rows quickly. Columns that no row has take their defaults. */
export async function bulkInsert<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '));
  const name = sql.raw(`"${getTableName(table)}"`);
  for (let at = 0; at < rows.length; at += chunk) {
    const part = rows.slice(at, at + chunk).map((row) => {
      const values = row as Readonly<Record<string, unknown>>;
      return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key] ?? null]));
    });
    await db.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json)`,
    );
  }
}
