import { eq } from 'drizzle-orm';
import { brands } from '../accounts/accounts.table.ts';
import { ensureBaseData } from './base-data.ts';
import type { Database } from './client.ts';
import { installation } from './db.table.ts';
import type { DemoOptions } from './demo-port.ts';
import { migrate, withStartLock } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

/** The demo story was asked for where it cannot go. */
export class NotEmpty extends Error {}

/** Brings a database to the newest schema with its base data and, once, the demo story. Answers whether that was loaded now. */
export async function prepareDatabase(
  db: Database,
  defaultBrand: string,
  demo: DemoOptions | null,
): Promise<boolean> {
  await migrate(db, await readMigrations());
  return withStartLock(db, async (tx) => {
    const [loaded] = await tx.select().from(installation).where(eq(installation.key, 'demo'));
    const isLoading = demo !== null && !loaded;
    if (isLoading) {
      const [used] = await tx.select({ id: brands.id }).from(brands).limit(1);
      if (used)
        throw new NotEmpty('FOYER_DEMO: the demo story needs an empty database, and this one is in use');
      const { loadDemoData } = await import('./demo/load-demo-data.ts');
      await loadDemoData(tx, demo);
      await tx
        .insert(installation)
        .values({ key: 'demo', value: { scale: demo.scale, at: demo.now.toISOString() } });
    }
    await ensureBaseData(tx, defaultBrand);
    return isLoading;
  });
}

/** Whether the demo story was loaded, by whichever start. */
export async function hasDemoData(db: Database): Promise<boolean> {
  const [loaded] = await db.select().from(installation).where(eq(installation.key, 'demo'));
  return loaded !== undefined;
}
