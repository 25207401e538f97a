import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
import { rateLimits } from './rate-limits.table.ts';
import { windowOf } from './window-of.ts';

/**
 * Counts one call of `subject` in the current window of `seconds`. Returns the seconds to wait above `limit`, else null.
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

/** Returns the seconds to wait where `subject` has reached `limit` in the current window of `seconds`, else null; counts nothing. */
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
 * Takes a share of `limit` in the current window of `seconds`, if at least `least` is left; returns its size, else 0. The share is `share` of
 * an untouched window and the same fraction of the rest of any other window: any number of servers that end with their shares leave
 * something for the next. Whole units: `least` is rounded up.
 */
export async function takeShare(
  db: Database,
  subject: string,
  { least, share, limit, seconds, now }: Share,
): Promise<number> {
  const [needed, first] = [Math.ceil(least), Math.ceil(share)];
  if (needed > limit) return 0;
  const start = windowOf(seconds, now).start.toISOString();
  const left = sql`(${limit}::int - counted.count)`;
  // `known` is read, and its row locked, before the share is taken
  const [row] = await queryRows<{ count: number; known: number | null }>(
    db,
    sql`with known as (select count from "rate_limits" where subject = ${subject} and window_start = ${start}::timestamptz for update),
        taken as (insert into "rate_limits" as counted (subject, window_start, count)
          select ${subject}, ${start}::timestamptz, ${first}::int from (select 1) one left join known on true
          on conflict (subject, window_start) do update
            set count = counted.count + greatest(${needed}::int, ceil(${left} * ${first / limit}::float8)::int)
            where ${left} >= ${needed}::int
          returning count)
      select taken.count, known.count as known from taken left join known on true`,
  );
  if (!row) return 0;
  // where another call began the window at the same moment the size of the share is unknown, but at least the needed units were taken
  return row.known === null && row.count > first ? needed : row.count - (row.known ?? 0);
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
