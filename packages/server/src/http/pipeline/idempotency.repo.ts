import { and, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Addition } from '../../db/effect/effect.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** Identity of a call that must be carried out once. */
export interface CallKey {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

/** Locks the key for this transaction; false while another call with it is running. */
export async function takeKey(db: Database, { userId, operation, key }: CallKey): Promise<boolean> {
  const name = `${userId} ${operation} ${key}`;
  const rows = await queryRows<{ taken: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`,
  );
  return rows[0]?.taken === true;
}

export async function findAnswer(db: Database, { userId, operation, key }: CallKey) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.operation, operation),
        eq(idempotencyKeys.key, key),
      ),
    );
  return row ?? null;
}

type SavedAnswer = typeof idempotencyKeys.$inferInsert;

export async function saveAnswer(db: Database, answer: SavedAnswer): Promise<void> {
  await db.insert(idempotencyKeys).values(answer);
}

/** Returns the same record as part of an effect. */
export const answerAddition = (answer: SavedAnswer): Addition => ({ table: idempotencyKeys, rows: [answer] });

/** Deletes answers from before `before`, a thousand at a time to keep locks short; returns their number. */
export async function forgetAnswers(db: Database, before: Date): Promise<number> {
  for (let forgotten = 0; ; ) {
    const rows = await queryRows<{ n: number }>(
      db,
      sql`with gone as (delete from ${idempotencyKeys} where ctid = any(array(
          select ctid from ${idempotencyKeys} where created_at < ${before.toISOString()}::timestamptz limit 1000))
        returning 1) select count(*)::int as n from gone`,
    );
    const count = rows[0]?.n ?? 0;
    forgotten += count;
    if (count < 1000) return forgotten;
  }
}
