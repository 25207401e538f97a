import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { companies } from '../../../domain/companies/companies.table.ts';

/** The brands of some companies. */
export async function listBrandsOf(db: Database, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ brand: companies.brandId })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]));
  return rows.map(({ brand }) => brand);
}
