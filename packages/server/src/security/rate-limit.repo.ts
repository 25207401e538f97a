import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rateLimits } from './rate-limits.table.ts';
import { windowOf } from './window-of.ts';

/**
 * Counts one call of `subject` in the current window of `seconds`. Answers how long to wait when there were more than
 * `limit`, else null.
 */
export async function countCall(
  db: Database,
  subject: string,
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
): Promise<number | null> {
  const { start: windowStart, wait } = windowOf(seconds, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (!row || row.count <= limit) return null;
  return wait;
}

/** How long to wait where `subject` was counted `limit` times in the current window of `seconds`, else null; counts nothing. */
export async function waitFor(
  db: Database,
  subject: string,
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
): Promise<number | null> {
  const { start: windowStart, wait } = windowOf(seconds, now);
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.subject, subject), eq(rateLimits.windowStart, windowStart)));
  if (!row || row.count < limit) return null;
  return wait;
}

/**
 * Takes up to `share` of what is left of `limit` in the current window of `seconds`, if at least `least` is left; answers how
 * much it took, else 0. Whole units: `least` is rounded up.
 */
export async function takeShare(
  db: Database,
  subject: string,
  { least, share, limit, seconds, now }: Share,
): Promise<number> {
  const [needed, wanted] = [Math.ceil(least), Math.ceil(share)];
  if (needed > limit) return 0;
  const { start: windowStart } = windowOf(seconds, now);
  // What is counted may pass the limit by less than a share; nothing is taken from then on.
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart, count: wanted })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${wanted}` },
      setWhere: sql`${rateLimits.count} + ${needed} <= ${limit}`,
    })
    .returning({ count: rateLimits.count });
  return row ? Math.min(wanted, limit - (row.count - wanted)) : 0;
}

interface Share {
  readonly least: number;
  readonly share: number;
  readonly limit: number;
  readonly seconds: number;
  readonly now: Date;
}

export async function forgetCalls(db: Database, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
