import type { PortalIdentity } from '@foyer/contract/profile/profile.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditEntries } from '../../security/audit.table.ts';
import { users } from '../accounts/accounts.table.ts';

/** Changes that a person makes to their identity; undefined fields stay unchanged. */
export type IdentityChanges = Partial<
  Pick<typeof users.$inferSelect, 'salutation' | 'firstName' | 'lastName' | 'phone' | 'locale'>
>;

/** Reads the identity of a person in the portal; null if the person does not exist. */
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
