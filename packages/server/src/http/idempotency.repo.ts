import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
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

export async function saveAnswer(db: Database, answer: typeof idempotencyKeys.$inferInsert): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, answer.userId),
        lt(idempotencyKeys.createdAt, new Date(answer.createdAt.getTime() - 24 * 60 * 60 * 1000)),
      ),
    );
  await db.insert(idempotencyKeys).values(answer);
}
