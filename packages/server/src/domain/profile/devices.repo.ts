import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessionFamilies, sessions, sessionTokens } from '../../security/sessions.table.ts';

/** Maximum number of listed sign-ins; signing out everywhere ends all. */
const most = 100;

/** Condition that a sign-in is usable: not ended, and with a token that can be renewed. */
const isAlive = (userId: string, now: Date) =>
  and(
    eq(sessionFamilies.userId, userId),
    isNull(sessionFamilies.revokedAt),
    gt(sessionFamilies.endsAt, now),
    sql`exists (select 1 from ${sessions} s join ${sessionTokens} t on t.session_id = s.id
      where s.family_id = ${sessionFamilies.id} and s.revoked_at is null
      and t.replaced_at is null and t.expires_at > ${now.toISOString()}::timestamptz)`,
  );

const seenAt = sql`coalesce(${sessionFamilies.lastSeenAt}, ${sessionFamilies.createdAt})`;

/** Lists the usable sign-ins of a user: `currentId` first, then by last use. */
export function listSignIns(
  db: Database,
  { userId, currentId }: { readonly userId: string; readonly currentId: string },
  now: Date,
) {
  return db
    .select()
    .from(sessionFamilies)
    .where(isAlive(userId, now))
    .orderBy(sql`${sessionFamilies.id} = ${currentId} desc`, desc(seenAt), desc(sessionFamilies.id))
    .limit(most);
}

/** Whether a sign-in belongs to a user, ended or not. */
export async function isSignInOf(db: Database, userId: string, familyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.id, familyId), eq(sessionFamilies.userId, userId)));
  return rows.length > 0;
}

/** Ends every sign-in of a user except one; returns how many of them were usable. */
export async function endOthers(
  db: Database,
  { userId, currentId }: { readonly userId: string; readonly currentId: string },
  now: Date,
): Promise<number> {
  const alive = await db
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(and(isAlive(userId, now), ne(sessionFamilies.id, currentId)));
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: 'ended-by-owner' })
    .where(
      and(
        eq(sessionFamilies.userId, userId),
        ne(sessionFamilies.id, currentId),
        isNull(sessionFamilies.revokedAt),
      ),
    );
  return alive.length;
}
