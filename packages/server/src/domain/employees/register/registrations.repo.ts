import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../../db/client.ts';
import { loginNameOf, memberships, users } from '../../accounts/accounts.table.ts';
import type { Contact } from '../../accounts/users.repo.ts';
import { brands } from '../../branding/brands.table.ts';
import { companies } from '../../companies/companies.table.ts';
import { leadsAnOpenCompany } from '../../companies/leads-open-company.repo.ts';

type Person = Pick<
  typeof users.$inferInsert,
  'salutation' | 'firstName' | 'lastName' | 'phone' | 'locale' | 'passwordHash'
>;

/**
 * Activates the account of an invited person; false where the status is no longer `invited`. `person` answers the personal steps of the
 * onboarding, so that only the steps of a company the person is to manage remain.
 */
export async function openAccount(db: Database, userId: string, person: Person, now: Date): Promise<boolean> {
  const opened = await db
    .update(users)
    .set({
      ...person,
      status: 'active',
      registeredAt: now,
      needsPasswordChange: false,
      needsOnboarding: leadsAnOpenCompany,
      onboardedAt: now,
    })
    .where(and(eq(users.id, userId), eq(users.status, 'invited')))
    .returning({ id: users.id });
  return opened.length === 1;
}

/** Stores a self-registered user and their membership; false where the email address or sign-in name is already in use. */
export async function insertRegistration(
  db: Database,
  user: typeof users.$inferInsert,
  membership: typeof memberships.$inferInsert,
): Promise<boolean> {
  const kept = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (kept.length === 0) return false;
  await db.insert(memberships).values(membership);
  return true;
}

const brand = { id: brands.id, name: brands.name, primaryColor: brands.primaryColor };

/** Finds a company with its brand by its customer number, ignoring case. */
export async function findCompany(db: Database, customerNumber: string) {
  const [row] = await db
    .select({ id: companies.id, name: companies.name, brand })
    .from(companies)
    .innerJoin(brands, eq(brands.id, companies.brandId))
    .where(sql`upper(${companies.customerNumber}) = upper(${customerNumber}::text)`);
  return row ?? null;
}

/** Finds the contact of the user whose email address or sign-in name is `email`. */
export async function findOwner(db: Database, email: string): Promise<Contact | null> {
  const [row] = await db
    .select({ email: users.email, name: fullName, locale: users.locale, brand })
    .from(users)
    .innerJoin(brands, eq(brands.id, users.brandId))
    .where(or(eq(users.email, email), eq(loginNameOf(users), email)))
    .orderBy(sql`${users.email} = ${email} desc`)
    .limit(1);
  return row ?? null;
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Finds the appearance of a brand, for mail that is not about an account. */
export async function findBrand(db: Database, id: string) {
  const [row] = await db.select(brand).from(brands).where(eq(brands.id, id));
  return row ?? null;
}

/** Lists the people who may accept registrations of a company, in it and in the companies above it, at most twenty. */
export function listDeciders(db: Database, companyId: string): Promise<Contact[]> {
  const above: SQL = sql`(with recursive above(id, parent_id) as (
      select id, parent_id from companies where id = ${companyId}
      union select c.id, c.parent_id from companies c join above a on c.id = a.parent_id
    ) select id from above)`;
  return db
    .selectDistinct({ email: users.email, name: fullName, locale: users.locale, brand })
    .from(memberships)
    .innerJoin(users, and(eq(users.id, memberships.userId), eq(users.status, 'active')))
    .innerJoin(brands, eq(brands.id, users.brandId))
    .where(
      and(
        eq(memberships.mode, 'b2b'),
        inArray(memberships.companyId, above),
        sql`${memberships.roles} && array['ROLE_FLEET_MANAGER', 'ROLE_FLEET_MANAGE_EMPLOYEES']::text[]`,
      ),
    )
    .orderBy(users.email)
    .limit(20);
}

/** Counts the registrations of a company that wait for acceptance. */
export async function countWaiting(db: Database, companyId: string): Promise<number> {
  const [row] = await queryRows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from ${users} u join ${memberships} m on m.user_id = u.id
      where m.company_id = ${companyId} and u.status = 'registered'`,
  );
  return row?.waiting ?? 0;
}
