import type { Database } from '../db/client.ts';
import { brands } from '../domain/branding/brands.table.ts';
import { bringInLanguages } from './bring-in-languages.repo.ts';

/** Creates the data of every installation: the default brand and the languages. Existing data is never overwritten. */
export async function ensureBaseData(db: Database, defaultBrand: string): Promise<void> {
  await db
    .insert(brands)
    .values({ id: defaultBrand, name: 'Foyer', companyLabel: 'Foyer', primaryColor: '95C11F' })
    .onConflictDoNothing();
  await bringInLanguages(db);
}
