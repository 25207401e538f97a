import type { Role } from '@foyer/contract';
import type { ChoosableMailKind } from '@foyer/contract/profile/mail-kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mutedMails } from '../../mail/mail.table.ts';
import { memberships, users } from '../accounts/accounts.table.ts';

/** Reads the roles of a user in all memberships, and the kinds of mail that the user has turned off. */
export async function readMailChoices(
  db: Database,
  userId: string,
): Promise<{ readonly roles: readonly Role[]; readonly muted: readonly string[] }> {
  const [row] = await db
    .select({
      roles: sql<
        Role[]
      >`array(select distinct unnest(m.roles) from ${memberships} m where m.user_id = ${userId})`,
      muted: sql<string[]>`array(select k.kind from ${mutedMails} k where k.user_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { roles: [], muted: [] };
}

/** Stores that a user turns a kind of mail off or on. */
export async function chooseMail(
  db: Database,
  userId: string,
  { kind, isOn }: { readonly kind: ChoosableMailKind; readonly isOn: boolean },
  now: Date,
): Promise<void> {
  if (isOn) await db.delete(mutedMails).where(and(eq(mutedMails.userId, userId), eq(mutedMails.kind, kind)));
  else await db.insert(mutedMails).values({ userId, kind, mutedAt: now }).onConflictDoNothing();
}
