import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { installation } from './installation.table.ts';

/** Returns a fact about this installation; undefined where it was never recorded. */
export async function readFact(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row?.value;
}

export async function recordFact(
  db: Database,
  key: string,
  value: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.insert(installation).values({ key, value });
}
