import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rateLimits } from './rate-limits.table.ts';

/**
 * Counts one call of `subject` in the current window of `seconds`. Answers how long to wait when there were more than
 * `limit`, else null.
 */
export async function countCall(
  db: Database,
  subject: string,
  { limit, seconds, now }: { limit: number; seconds: number; now: Date },
): Promise<number | null> {
  const length = seconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / length) * length);
  const [row] = await db
    .insert(rateLimits)
    .values({ subject, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (!row || row.count <= limit) return null;
  return Math.max(1, Math.ceil((windowStart.getTime() + length - now.getTime()) / 1000));
}

export async function forgetCalls(db: Database, before: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, before));
}
