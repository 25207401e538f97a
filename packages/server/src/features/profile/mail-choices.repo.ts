import type { Role } from '@foyer/contract';
import type { ChoosableMailKind } from '@foyer/contract/profile/mail-kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { mutedMails } from '../../mail/mail.table.ts';

/** What somebody may do anywhere, and what they do without. */
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

/** Notes that somebody does without a kind of mail, or that they want it again. */
export async function chooseMail(
  db: Database,
  userId: string,
  { kind, isOn }: { readonly kind: ChoosableMailKind; readonly isOn: boolean },
  now: Date,
): Promise<void> {
  if (isOn) await db.delete(mutedMails).where(and(eq(mutedMails.userId, userId), eq(mutedMails.kind, kind)));
  else await db.insert(mutedMails).values({ userId, kind, mutedAt: now }).onConflictDoNothing();
}
