import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { companies } from './companies.table.ts';

/** Reads the name of a company; null where there is no company. */
export async function nameOfCompany(db: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return company?.name ?? null;
}
