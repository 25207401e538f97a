import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { describeBrowser } from './describe-browser.ts';
import { sessionFamilies } from './sessions.table.ts';
import { secondsAfter } from './token-lifetimes.ts';

/** So exact is kept when somebody was here: most calls write nothing. */
const SEEN_SECONDS = 5 * 60;

/** Notes with which browser a sign-in is used, from where and when, unless that was noted a moment ago. */
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
    // of several calls at once the first one does it
    .where(and(eq(id, familyId), or(isNull(seenAt), lt(seenAt, before))));
}
