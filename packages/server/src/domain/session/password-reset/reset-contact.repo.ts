import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../accounts/accounts.table.ts';
import { brands } from '../../branding/brands.table.ts';

/** Returns the recipient of a link: the account of an e-mail address, with its language and brand; null if it may not sign in. */
export async function findResetContact(db: Database, email: string) {
  const [row] = await db
    .select({
      userId: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      locale: users.locale,
      brand: { id: brands.id, name: brands.name, primaryColor: brands.primaryColor },
    })
    .from(users)
    .innerJoin(brands, eq(brands.id, users.brandId))
    .where(and(eq(users.email, email), eq(users.status, 'active')));
  return row ?? null;
}
