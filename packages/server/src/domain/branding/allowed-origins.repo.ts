import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands } from './brands.table.ts';

/** A brand and the websites whose pages may use it. */
export interface BrandOrigins {
  readonly brand: string;
  readonly origins: readonly string[];
}

/** Every brand with the origins it allows. */
export function listAllowedOrigins(db: Database): Promise<BrandOrigins[]> {
  return db.select({ brand: brands.id, origins: brands.allowedOrigins }).from(brands).orderBy(asc(brands.id));
}

/** Changes the origins of a brand; null where there is no such brand. */
export async function changeAllowedOrigins(
  db: Database,
  brand: string,
  change: (before: readonly string[]) => readonly string[],
): Promise<BrandOrigins | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ origins: brands.allowedOrigins })
      .from(brands)
      .where(eq(brands.id, brand))
      .for('update');
    if (!row) return null;
    const origins = [...change(row.origins)];
    await tx.update(brands).set({ allowedOrigins: origins }).where(eq(brands.id, brand));
    return { brand, origins };
  });
}
