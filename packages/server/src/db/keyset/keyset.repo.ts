import { maxOffset } from '@foyer/contract';
import { asc, desc, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { plannedPerValue } from '../statement-names.ts';
import { decodeCursor, encodeCursor, type Position, type SortKind } from './cursor.ts';

/** Splits a list's `sort`, `name:asc`, into field and direction. */
export function parseSort<F extends string>(
  sort: `${F}:${'asc' | 'desc'}`,
): {
  field: F;
  direction: 'asc' | 'desc';
} {
  const [field, direction] = sort.split(':') as [F, 'asc' | 'desc'];
  return { field, direction };
}

/** Sort of a list: an expression, the type of its values, and the unique column that orders rows of equal values. */
export interface SortOrder {
  readonly expression: SQLWrapper;
  readonly kind: SortKind;
  readonly direction: 'asc' | 'desc';
  readonly id: PgColumn;
  /** Whether one plan suits every reader, however many rows there are. @default false: planned for its values */
  readonly isPlanKept?: boolean;
}

const planned = sql.raw(plannedPerValue);

/** Orders both columns in one direction, so that one index serves it forwards and backwards. */
export const orderBy = ({ expression, direction, id, isPlanKept }: SortOrder): SQL[] => {
  const to = direction === 'asc' ? asc : desc;
  return [to(expression), isPlanKept ? to(id) : sql`${to(id)} ${planned}`];
};

/** Returns the sort value as a cursor contains it; instants have milliseconds. */
export function sortValueOf({ expression, kind }: SortOrder): SQL {
  if (kind === 'instant')
    return sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (kind === 'integer') return sql`(${expression})::float8`;
  if (kind === 'day') return sql`to_char(${expression}, 'YYYY-MM-DD')`;
  return kind === 'decimal' ? sql`(${expression})::text` : sql`${expression}`;
}

const casts: Readonly<Record<SortKind, SQL>> = {
  integer: sql`::bigint`,
  decimal: sql`::numeric`,
  instant: sql`::timestamptz`,
  day: sql`::date`,
  text: sql`::text`,
};

/** Condition for the rows after `position`. */
function rowsBehind({ expression, kind, direction, id }: SortOrder, position: Position): SQL {
  const value = sql`${position.value}${casts[kind]}`;
  const isAfter = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${expression}, ${id}) ${isAfter} (${value}, ${position.id})`;
}

/** Returns the condition of a page; `undefined` for the first page, null for the cursor of another list (`listKey`). */
export function pageCondition(
  order: SortOrder,
  list: string,
  cursor: string | undefined,
): SQL | undefined | null {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(cursor, list, order.kind);
  return position && rowsBehind(order, position);
}

/** Returns the number of rows before a page that is requested by number; the contract bounds it. */
export const rowsBefore = ({ page = 1, limit }: { page?: number | undefined; limit: number }): number =>
  (page - 1) * limit;

/** Removes the one row that was read beyond the limit, and returns the cursor of the next page. */
export function cutPage<R extends { readonly id: string; readonly sortValue: unknown }>(
  rows: readonly R[],
  limit: number,
  list: string,
): { rows: readonly R[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length <= limit || !last) return { rows: shown, nextCursor: null };
  const value = typeof last.sortValue === 'number' ? last.sortValue : String(last.sortValue);
  return { rows: shown, nextCursor: encodeCursor({ list, value, id: last.id }) };
}

/** Limit up to which lists are counted. */
const countCap = maxOffset;

/** Counts the rows of a table that match a condition, up to one above the cap. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countCap + 1)
    .as('found');
  return countOf(db, found);
}

/** Counts the rows of a limited selection; for lists over several tables. */
async function countOf(db: Database, found: Subquery): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int ${planned}` }).from(found);
  return row?.count ?? 0;
}

/** `LIMIT` of the count of a list over several tables. */
export const countLimit = sql`${countCap + 1} ${planned}`;

/** Returns a list's `total` as far as it was counted; `counted` is at most one above the cap. */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, countCap),
  totalIsCapped: counted > countCap,
});
