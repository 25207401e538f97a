import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import { sessionFamilies } from '../../security/sessions.table.ts';
import { loginNameOf, memberships, users } from '../accounts/accounts.table.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { dropPasswordLink } from '../passwords/password-links.repo.ts';
import { dropChallengesOf } from '../second-factors/challenges.repo.ts';

/** Reads the password hash and `known`: data on which no password should be based (name, address, companies, brand). */
export async function findAccount(db: Database, userId: string, companyId: string | null) {
  const [row] = await db
    .select({
      passwordHash: users.passwordHash,
      loginName: sql<string>`${loginNameOf(users)}`,
      known: sql<
        string[]
      >`array_remove(array[${users.firstName}, ${users.lastName}, ${users.email}, ${users.username},
        ${companies.name}, ${brands.name}] || array(select c.name from ${memberships} m
          join companies c on c.id = m.company_id where m.user_id = ${users.id}), null)`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, sql`${companyId}::text`))
    .leftJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Replaces hash `before` with `next` and ends all other sign-ins, also those awaiting a second factor; false if `before` is outdated. */
export async function replacePassword(
  db: Database,
  { userId, familyId, before, next }: Record<'userId' | 'familyId' | 'before' | 'next', string>,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: next, needsPasswordChange: false })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await dropPasswordLink(db, userId);
  await dropChallengesOf(db, userId);
  await db
    .update(sessionFamilies)
    .set({ revokedAt: now, revokedReason: 'password-changed' })
    .where(
      and(
        eq(sessionFamilies.userId, userId),
        ne(sessionFamilies.id, familyId),
        isNull(sessionFamilies.revokedAt),
      ),
    );
  return true;
}

/** Sets the hash to `next`, whatever it was, and ends every sign-in, also those awaiting a second factor. */
export async function setPassword(
  db: Database,
  { userId, next }: Record<'userId' | 'next', string>,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash: next, needsPasswordChange: false }).where(eq(users.id, userId));
  await dropChallengesOf(db, userId);
  await endAllSessions(db, userId, 'password-reset', now);
}
