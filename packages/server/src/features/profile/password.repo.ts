import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { loginNameOf, memberships, users } from '../../domain/accounts/accounts.table.ts';
import { brands } from '../../domain/branding/brands.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { dropPasswordLink } from '../../domain/passwords/password-links.repo.ts';
import { dropChallengesOf } from '../../domain/second-factors/challenges.repo.ts';
import { endAllSessions } from '../../security/sessions.repo.ts';
import { sessionFamilies } from '../../security/sessions.table.ts';

/** What is known of somebody that no password should be made of (name, address, the companies they are in), and the password so far. */
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

/** Puts `next` in the place of `before` and ends every other sign-in, also those that wait for a second factor; false where somebody was faster. */
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

/** Puts `next` in the place of whatever was there, and ends every sign-in, also those that wait for a second factor. */
export async function setPassword(
  db: Database,
  { userId, next }: Record<'userId' | 'next', string>,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash: next, needsPasswordChange: false }).where(eq(users.id, userId));
  await dropChallengesOf(db, userId);
  await endAllSessions(db, userId, 'password-reset', now);
}
