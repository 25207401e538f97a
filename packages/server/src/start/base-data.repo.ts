import type { Database } from '../db/client.ts';
import { brands } from '../domain/branding/brands.table.ts';
import { bringInLanguages } from './bring-in-languages.repo.ts';

/** What every installation needs: the default brand and the languages. Never overwrites what is there. */
export async function ensureBaseData(db: Database, defaultBrand: string): Promise<void> {
  await db
    .insert(brands)
    .values({ id: defaultBrand, name: 'Foyer', companyLabel: 'Foyer', primaryColor: '95C11F' })
    .onConflictDoNothing();
  await bringInLanguages(db);
}
