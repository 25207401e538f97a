import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../domain/accounts/accounts.table.ts';
import { brands } from '../../../domain/branding/brands.table.ts';

/** To whom a link goes: the account of an address, in its language and the brand where it signs in; null where it cannot. */
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
