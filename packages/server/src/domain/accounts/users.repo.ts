import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Change } from '../../db/effect/effect.ts';
import { brands } from '../branding/brands.table.ts';
import { companies } from '../companies/companies.table.ts';
import { users } from './accounts.table.ts';

/** A user's name as it is printed. */
export async function nameOfUser(db: Database, userId: string): Promise<string> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : '';
}

/** To whom a mail goes, and in whose name. */
export interface Contact {
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** The company's brand, else the person's own. */
  readonly brand: { readonly id: string; readonly name: string; readonly primaryColor: string };
}

export async function contactOf(db: Database, userId: string, companyId: string | null): Promise<Contact> {
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      locale: users.locale,
      brand: { id: brands.id, name: brands.name, primaryColor: brands.primaryColor },
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, sql`${companyId}::text`))
    .innerJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(eq(users.id, userId));
  if (!row) throw new Error('A caller has no account');
  const { firstName, lastName, ...contact } = row;
  return { ...contact, name: `${firstName} ${lastName}` };
}

/** The forced mileage prompt is over. */
export const clearMileagePrompt = (userId: string): Change => ({
  rows: null,
  statement: (isGo) =>
    sql`update ${users} set needs_to_enter_mileage = false where id = ${userId} and ${isGo} returning 1`,
});
