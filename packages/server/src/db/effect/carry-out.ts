import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows, sqlState } from '../client.ts';
import type { Change, Writing } from './effect.ts';
import { insertInto } from './insert-into.ts';

/** SQLSTATE that {@link expectRows} raises. */
const OVERTAKEN = 'FY001';

/** SQL function that aborts a statement with all its changes when a part of it affected another number of rows than expected. */
export const expectRows = `create or replace function foyer_expect_rows(counted bigint, wanted bigint) returns boolean
  language plpgsql as $$ begin
    if counted <> wanted then raise exception using errcode = '${OVERTAKEN}', message = 'overtaken'; end if;
    return true;
  end $$`;

/**
 * Writes everything in one statement, which is its own transaction and one round trip: the changes in order, then the number, then the
 * new rows. Rows that others wait for, above all the number's, are locked for that round trip only.
 * Returns the digits of the number; null where there is no number.
 */
export async function carryOut(
  db: Database,
  { changes, additions, numbering }: Writing,
): Promise<string | null> {
  const { parts, isGo } = inOrder(changes);
  if (numbering) parts.push(sql`numbered as (${numbering.statement(isGo)})`);
  // all new rows are selected from this row, and so are written after it
  const given = numbering
    ? sql`given as (select digits from numbered)`
    : sql`given as (select null::text as digits where ${isGo})`;
  parts.push(given);
  for (const [index, addition] of additions.entries())
    if (addition.rows.length > 0)
      parts.push(sql`${name('added', index)} as (${insertInto(addition, numbering?.mark)})`);
  const [row] = await queryRows<{ digits: string | null }>(
    db,
    sql`with ${sql.join(parts, sql`, `)} select digits from given`,
  );
  return row?.digits ?? null;
}

/** Makes each change wait until the one before it is done and has affected the expected rows. */
function inOrder(changes: readonly Change[]): { readonly parts: SQL[]; readonly isGo: SQL } {
  const parts: SQL[] = [];
  let isGo = sql`true`;
  for (const [index, { statement, rows }] of changes.entries()) {
    const [changed, checked] = [name('changed', index), name('checked', index)];
    const found = sql`(select count(*) from ${changed})`;
    const isRight = rows === null ? sql`${found} >= 0` : sql`foyer_expect_rows(${found}, ${rows})`;
    parts.push(
      sql`${changed} as (${statement(isGo)})`,
      sql`${checked} as materialized (select ${isRight} as is_go)`,
    );
    isGo = sql`(select is_go from ${checked})`;
  }
  return { parts, isGo };
}

const name = (word: string, index: number): SQL => sql.raw(`${word}_${index}`);

/**
 * Whether an effect failed because a concurrent one was faster: a row that was read has changed, or a new row exists already. Nothing was
 * written, and computing the effect again may succeed.
 */
export function isOvertaken(error: unknown): boolean {
  return [OVERTAKEN, '23505', '40001', '40P01'].includes(sqlState(error) ?? '');
}
