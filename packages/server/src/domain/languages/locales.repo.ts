import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { locales } from './locales.table.ts';

/** Returns the codes of the supported locales, the default first. */
export async function listLocaleCodes(db: Database): Promise<string[]> {
  const rows = await db
    .select({ code: locales.code })
    .from(locales)
    .orderBy(desc(locales.isDefault), asc(locales.position), asc(locales.code));
  return rows.map((row) => row.code);
}
