import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { partners } from './partners.table.ts';

export type Partner = typeof partners.$inferSelect;

export function listPartners(db: Database): Promise<Partner[]> {
  return db.select().from(partners).orderBy(asc(partners.id));
}

export async function findPartner(db: Database, partnerId: string): Promise<Partner | null> {
  const [row] = await db.select().from(partners).where(eq(partners.id, partnerId));
  return row ?? null;
}

/** Inserts a partner or replaces the stored one. */
export async function keepPartner(db: Database, partner: Partner): Promise<void> {
  const { id: target } = partners;
  await db.insert(partners).values(partner).onConflictDoUpdate({ target, set: partner });
}

/** Deletes a partner and its codes. */
export async function deletePartner(db: Database, partnerId: string): Promise<void> {
  await db.delete(partners).where(eq(partners.id, partnerId));
}
