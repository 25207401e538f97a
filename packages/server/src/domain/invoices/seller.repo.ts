import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sellers } from './sellers.table.ts';

export type Seller = typeof sellers.$inferSelect;

/** Returns the current seller of a brand; null if the brand has none. */
export async function findSeller(db: Database, brandId: string): Promise<Seller | null> {
  const [seller] = await db
    .select()
    .from(sellers)
    .where(eq(sellers.brandId, brandId))
    .orderBy(desc(sellers.since), desc(sellers.id))
    .limit(1);
  return seller ?? null;
}
