import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { companies } from './companies.table.ts';

/** Finds the ids of companies by their customer numbers. */
export async function listCompanyIds(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const { id, customerNumber } = companies;
  const rows = await db
    .select({ id, customerNumber })
    .from(companies)
    .where(inArray(customerNumber, [...numbers]));
  return new Map(rows.map((row) => [row.customerNumber, row.id]));
}
