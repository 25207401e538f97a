import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
import type { Addition, Change } from '../db/effect/effect.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** What names one call that must happen once. */
export interface CallKey {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
}

/** Takes the key for this transaction; false while another call with it is still running. */
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
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, answer.userId),
        lt(idempotencyKeys.createdAt, dayBefore(answer.createdAt)),
      ),
    );
  await db.insert(idempotencyKeys).values(answer);
}

/** The same for an effect that is worked out before it is written: the answer, and room for it. */
export const answerAddition = (answer: SavedAnswer): Addition => ({ table: idempotencyKeys, rows: [answer] });

/** A few answers that are older than a day go, whosever they are: more than one for each that comes. */
export const forgetOldAnswers = (now: Date): Change => ({
  rows: null,
  statement: (isGo) => sql`delete from ${idempotencyKeys} where ctid = any(array(
    select ctid from ${idempotencyKeys} where created_at < ${dayBefore(now).toISOString()}::timestamptz and ${isGo}
    order by created_at limit 5 for update skip locked)) returning 1`,
});

const dayBefore = (at: Date): Date => new Date(at.getTime() - 24 * 60 * 60 * 1000);
