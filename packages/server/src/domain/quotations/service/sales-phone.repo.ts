import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sellers } from '../../invoices/sellers.table.ts';

/** By which telephone a brand's customers reach who sells to them; null where none is known. */
export async function findSalesPhone(db: Database, brandId: string): Promise<string | null> {
  const [seller] = await db
    .select({ phone: sellers.phone })
    .from(sellers)
    .where(eq(sellers.brandId, brandId))
    .orderBy(desc(sellers.since), desc(sellers.id))
    .limit(1);
  return seller?.phone ?? null;
}
