import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../domain/accounts/accounts.table.ts';
import { auditEntries } from '../../security/audit.table.ts';

/** What somebody may change of their identity; what is undefined stays. */
export type IdentityChanges = Partial<
  Pick<typeof users.$inferSelect, 'salutation' | 'firstName' | 'lastName' | 'phone' | 'locale'>
>;

/** Who somebody is in the portal. */
export async function readIdentity(db: Database, userId: string): Promise<PortalIdentity | null> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      salutation: users.salutation,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      locale: users.locale,
      passwordChangedAt: sql<string | null>`(select to_json(max(a.at))#>>'{}' from ${auditEntries} a
        where a.user_id = ${userId} and a.action in ('password-changed', 'password-reset'))`,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) return null;
  const { passwordChangedAt, lastLoginAt, ...rest } = row;
  return {
    ...rest,
    passwordChangedAt: isoOf(passwordChangedAt),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}

const isoOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());

export async function changeIdentity(db: Database, userId: string, changes: IdentityChanges): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId));
}
