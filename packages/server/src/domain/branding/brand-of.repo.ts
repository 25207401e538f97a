import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Customer } from '../accounts/customer.ts';
import { companies } from '../companies/companies.table.ts';
import type { Brand } from './brands.repo.ts';
import { brands } from './brands.table.ts';

/** Reads a customer's brand: the company's; without a company the person's own. Throws where the user is gone. */
export async function readBrandOf(
  db: Database,
  { userId, companyId }: Pick<Customer, 'userId' | 'companyId'>,
): Promise<Brand> {
  const [brand] = await db
    .select(getTableColumns(brands))
    .from(users)
    .leftJoin(companies, eq(companies.id, sql`${companyId}::text`))
    .innerJoin(brands, eq(brands.id, sql`coalesce(${companies.brandId}, ${users.brandId})`))
    .where(eq(users.id, userId));
  if (!brand) throw new Error(`${userId} has no account or no brand`);
  return brand;
}
