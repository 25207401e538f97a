import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { describeBrowser } from './describe-browser.ts';
import { sessionFamilies } from './sessions.table.ts';
import { secondsAfter } from './token-lifetimes.ts';

/** Precision of the last use of a sign-in, so that most calls write nothing. */
const SEEN_SECONDS = 5 * 60;

/** Records the browser, network and time of a sign-in's use, unless that was recorded a moment ago. */
export async function noteSeen(
  db: Database,
  { familyId, lastSeenAt }: { readonly familyId: string; readonly lastSeenAt: Date | null },
  {
    userAgent,
    network,
    now,
  }: { readonly userAgent: string | null; readonly network: string; readonly now: Date },
): Promise<void> {
  const before = secondsAfter(now, -SEEN_SECONDS);
  if (lastSeenAt !== null && lastSeenAt >= before) return;
  const { id, lastSeenAt: seenAt } = sessionFamilies;
  await db
    .update(sessionFamilies)
    .set({ ...describeBrowser(userAgent), network, lastSeenAt: now })
    // of concurrent calls the first one writes
    .where(and(eq(id, familyId), or(isNull(seenAt), lt(seenAt, before))));
}
