import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { users } from '../accounts/accounts.table.ts';
import { passwordLinks } from './password-links.table.ts';

/** How long a link works. */
export const PASSWORD_LINK_MINUTES = 60;

/** Keeps a link in the place of the one before, for an account that may sign in; for any other nothing. */
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

/** Whose link it is; null where it does not work (any more), or its account cannot sign in. */
export async function findPasswordLink(db: Database, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: passwordLinks.userId })
    .from(passwordLinks)
    .innerJoin(users, and(eq(users.id, passwordLinks.userId), eq(users.status, 'active')))
    .where(and(eq(passwordLinks.tokenHash, await sha256Hex(token)), gt(passwordLinks.expiresAt, now)));
  return row?.userId ?? null;
}

/** Takes a link away; false where it is gone or over. Of two at once one gets true. */
export async function takePasswordLink(db: Database, token: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, await sha256Hex(token)), gt(passwordLinks.expiresAt, now)))
    .returning({ userId: passwordLinks.userId });
  return taken.length === 1;
}

/** No link of this account works any longer. */
export async function dropPasswordLink(db: Database, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
}

export async function forgetPasswordLinks(db: Database, before: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, before));
}
