import { userNames } from '@foyer/contract/session/user-names';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/client.ts';
import { loginNameOf, memberships, users } from '../accounts/accounts.table.ts';
import type { Customer } from '../accounts/customer.ts';
import { perKindOfCustomer } from '../accounts/customer-statement.repo.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { newestNews } from '../news/newest-news.repo.ts';

export type Membership = typeof memberships.$inferSelect;

/** Finds the account of a user name: by the name as it was typed, or else by its tidy form (`userNames`). */
export async function findAccount(db: Database, username: string) {
  const [asTyped, tidy] = userNames(username);
  const isNamed = (name: string) => eq(loginNameOf(users), sql`lower(${name}::text)`);
  const [user] = await db
    .select()
    .from(users)
    .where(or(isNamed(asTyped), isNamed(tidy)))
    .orderBy(desc(isNamed(asTyped)))
    .limit(1);
  return user ?? null;
}

/** Finds an account by its id, with its login name. */
export async function findAccountById(db: Database, userId: string) {
  const [user] = await db
    .select({
      id: users.id,
      status: users.status,
      brandId: users.brandId,
      firstName: users.firstName,
      lastName: users.lastName,
      loginName: sql<string>`${loginNameOf(users)}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

/** Lists the memberships of a user, the mode after login first. */
export function listMemberships(db: Database, userId: string): Promise<Membership[]> {
  return db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.position), asc(memberships.id));
}

/** Stores the time of the last sign-in, which managers of the user's company see. */
export async function noteSignIn(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId));
}

/** Finds the membership by which a user belongs to a company, business mode first. */
export async function findMemberOf(db: Database, userId: string, companyId: string) {
  const [row] = await db
    .select({ membership: memberships, status: users.status })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    .orderBy(asc(memberships.mode), asc(memberships.position));
  return row ?? null;
}

const profileOf = perKindOfCustomer((customer) =>
  builtOnce((db) =>
    db
      .select({
        user: users,
        company: companies,
        brand: brands,
        ...newestNews(customer, sql.placeholder('now')),
      })
      .from(users)
      .leftJoin(companies, eq(companies.id, sql`${sql.placeholder('companyId')}::text`))
      .leftJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
      .where(eq(users.id, sql.placeholder('userId'))),
  ),
);

/** Reads a user with all data of the user info, in one statement. */
export async function findProfile(db: Database, customer: Customer, now: Date) {
  const { userId, companyId } = customer;
  const [row] = await profileOf(customer)(db, { userId, companyId, now: now.toISOString() });
  return row ?? null;
}

export async function findUserName(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return row ? `${row.firstName} ${row.lastName}` : null;
}
