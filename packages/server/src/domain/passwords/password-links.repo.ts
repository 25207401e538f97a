import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { users } from '../accounts/accounts.table.ts';
import { passwordLinks } from './password-links.table.ts';

/** Minutes for which a link works. */
export const PASSWORD_LINK_MINUTES = 60;

/** Stores a link in place of the previous one; does nothing for an account that may not sign in. */
export async function keepPasswordLink(
  db: Database,
  { userId, token }: { userId: string; token: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + PASSWORD_LINK_MINUTES * 60_000);
  await queryRows(
    db,
    sql`insert into ${passwordLinks} (user_id, token_hash, created_at, expires_at)
      select id, ${await sha256Hex(token)}, ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
      from ${users} where id = ${userId} and status = 'active'
      on conflict (user_id) do update
        set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
  );
}

/** Returns the user id of a link; null if the link does not work (any more) or its account may not sign in. */
export async function findPasswordLink(db: Database, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .innerJoin(users, and(eq(users.id, passwordLinks.userId), eq(users.status, 'active')))
    .where(and(eq(passwordLinks.tokenHash, await sha256Hex(token)), gt(passwordLinks.expiresAt, now)));
  return row?.userId ?? null;
}

/** Deletes a link that is used; false if it is gone or expired. Of two concurrent calls, one gets true. */
export async function takePasswordLink(db: Database, token: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, await sha256Hex(token)), gt(passwordLinks.expiresAt, now)))
    .returning({ userId: passwordLinks.userId });
  return taken.length === 1;
}

/** Deletes the link of an account. */
export async function dropPasswordLink(db: Database, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}

export async function forgetPasswordLinks(db: Database, before: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, before));
}
