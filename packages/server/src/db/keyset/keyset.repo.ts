import { maxOffset } from '@foyer/contract';
import { asc, desc, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { plannedPerValue } from '../statement-names.ts';
import { decodeCursor, encodeCursor, type Position, type SortKind } from './cursor.ts';

/** The direction and field of a list's `sort`, `name:asc`. */
export function parseSort<F extends string>(
  sort: `${F}:${'asc' | 'desc'}`,
): {
  field: F;
  direction: 'asc' | 'desc';
} {
  const [field, direction] = sort.split(':') as [F, 'asc' | 'desc'];
  return { field, direction };
}

/** How a list is sorted: an expression, what its values are, and the unique column that tells equals apart. */
export interface SortOrder {
  readonly expression: SQLWrapper;
  readonly kind: SortKind;
  readonly direction: 'asc' | 'desc';
  readonly id: PgColumn;
  /** One plan is right for every reader, however much there is to read. @default false: planned for its values */
  readonly isPlanKept?: boolean;
}

const planned = sql.raw(plannedPerValue);

/** Both columns in one direction, so that one index serves it forwards and backwards. */
export const orderBy = ({ expression, direction, id, isPlanKept }: SortOrder): SQL[] => {
  const to = direction === 'asc' ? asc : desc;
  return [to(expression), isPlanKept ? to(id) : sql`${to(id)} ${planned}`];
};

/** The sort's value as a cursor writes it; instants are kept to the millisecond. */
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

/** The rows behind `position`. */
function rowsBehind({ expression, kind, direction, id }: SortOrder, position: Position): SQL {
  const value = sql`${position.value}${casts[kind]}`;
  const isAfter = direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${expression}, ${id}) ${isAfter} (${value}, ${position.id})`;
}

/** The condition of a page; `undefined` for the first one, null for a cursor that is not this list's (`listKey`). */
export function pageCondition(
  order: SortOrder,
  list: string,
  cursor: string | undefined,
): SQL | undefined | null {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(cursor, list, order.kind);
  return position && rowsBehind(order, position);
}

/** How many rows stand before a page that is asked for by its number; the contract bounds it. */
export const rowsBefore = ({ page = 1, limit }: { page?: number | undefined; limit: number }): number =>
  (page - 1) * limit;

/** Cuts the one row read beyond the limit off and names where the next page starts. */
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

/** How far lists count. */
const countCap = maxOffset;

/** How many rows of a table a condition leaves, counted up to one above the cap. */
export async function countRows(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countCap + 1)
    .as('found');
  return countOf(db, found);
}

/** How many rows a limited selection has; for lists over several tables. */
async function countOf(db: Database, found: Subquery): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int ${planned}` }).from(found);
  return row?.count ?? 0;
}

/** Where a list over several tables stops counting. */
export const countLimit = sql`${countCap + 1} ${planned}`;

/** A list's `total` as far as it was counted; `counted` stops one above the cap. */
export const cappedTotal = (counted: number) => ({
  total: Math.min(counted, countCap),
  totalIsCapped: counted > countCap,
});
