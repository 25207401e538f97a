import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { companies } from './accounts.table.ts';

/** Whether the company a caller acts in is a special customer; nobody outside a company is one. */
export async function isSpecialCustomer(db: Database, companyId: string | null): Promise<boolean> {
  if (companyId === null) return false;
  const [company] = await db
    .select({ isSpecial: companies.isSpecialCustomer })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.isSpecial ?? false;
}
