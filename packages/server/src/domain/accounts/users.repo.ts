import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Change } from '../../db/effect/effect.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { users } from './accounts.table.ts';
import type { Customer } from './customer.ts';

/** Returns a user's first and last name; empty where there is no such user. */
export async function nameOfUser(db: Database, userId: string): Promise<string> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}

/** Recipient of a mail, and the brand that sends it. */
export interface Contact {
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** The company's brand; without a company the person's own. */
  readonly brand: { readonly id: string; readonly name: string; readonly primaryColor: string };
}

/** The query of a user's contact, one row of {@link Contact}. */
export const contactQuery = ({ userId, companyId }: Pick<Customer, 'userId' | 'companyId'>): SQL =>
  sql`select u.email, trim(u.first_name || ' ' || u.last_name) as name, u.locale,
      json_build_object('id', b.id, 'name', b.name, 'primaryColor', b.primary_color) as brand
    from ${users} u left join ${companies} c on c.id = ${companyId}::text
    join ${brands} b on b.id = coalesce(c.brand_id, u.brand_id) where u.id = ${userId}`;

/** Reads the contact of a user. Throws where there is no account. */
export async function readContact(
  db: Database,
  user: Pick<Customer, 'userId' | 'companyId'>,
): Promise<Contact> {
  const [contact] = await queryRows<Contact & Record<string, unknown>>(db, contactQuery(user));
  if (!contact) throw new Error(`${user.userId} has no account`);
  return contact;
}

/** Change that ends a user's forced mileage prompt. */
export const clearMileagePrompt = (userId: string): Change => ({
  rows: null,
  statement: (isGo) =>
    sql`update ${users} set needs_to_enter_mileage = false where id = ${userId} and ${isGo} returning 1`,
});
