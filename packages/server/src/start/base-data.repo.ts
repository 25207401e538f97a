import type { Database } from '../db/client.ts';
import { brands } from '../domain/branding/brands.table.ts';
import { locales } from '../domain/languages/locales.table.ts';

/** What every installation needs: the default brand and the supported locales. Never overwrites what is there. */
export async function ensureBaseData(db: Database, defaultBrand: string): Promise<void> {
  await db
    .insert(brands)
    .values({ id: defaultBrand, name: 'Foyer', companyLabel: 'Foyer', primaryColor: '95C11F' })
    .onConflictDoNothing();
  await db
    .insert(locales)
    .values([
      { code: 'de_DE', position: 1, isDefault: true },
      { code: 'en_GB', position: 2 },
      { code: 'fr_FR', position: 3 },
    ])
    .onConflictDoNothing();
}
