import type { Branding } from '@foyer/contract/session/session.schema';
import { arrayOverlaps, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands } from './brands.table.ts';

export type Brand = typeof brands.$inferSelect;

export async function findBrand(db: Database, id: string): Promise<Brand | null> {
  const [brand] = await db.select().from(brands).where(eq(brands.id, id));
  return brand ?? null;
}

export const toBranding = ({
  id,
  name,
  logoUrl,
  logoSmallUrl,
  faviconUrl,
  primaryColor,
}: Brand): Branding => ({
  id,
  name,
  logoUrl,
  logoSmallUrl,
  faviconUrl,
  primaryColor,
});

/** Whether there is any: then the database is in use. */
export async function hasBrand(db: Database): Promise<boolean> {
  const [brand] = await db.select({ id: brands.id }).from(brands).limit(1);
  return brand !== undefined;
}

/** The brands whose pages at `origin` may call the API. */
export async function listBrandsAllowing(db: Database, origin: string): Promise<string[]> {
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(arrayOverlaps(brands.allowedOrigins, [origin, '*']));
  return rows.map((row) => row.id);
}
