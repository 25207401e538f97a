import type { Database } from '../db/client.ts';
import { readFact, recordFact } from '../db/installation.repo.ts';
import { migrate, withStartLock } from '../db/migrate.ts';
import { readMigrations } from '../db/read-migrations.ts';
import type { DemoOptions } from '../demo/demo-options.ts';
import { hasBrand } from '../domain/branding/brands.repo.ts';
import { ensureBaseData } from './base-data.repo.ts';

/** The demo story was requested for a database that is not empty. */
export class NotEmpty extends Error {}

/** Migrates a database and adds its base data and, once, the demo story. Returns whether that was loaded now. */
export async function prepareDatabase(
  db: Database,
  defaultBrand: string,
  demo: DemoOptions | null,
): Promise<boolean> {
  await migrate(db, await readMigrations());
  return withStartLock(db, async (tx) => {
    const isLoading = demo !== null && !(await hasDemoData(tx));
    if (isLoading) {
      if (await hasBrand(tx))
        throw new NotEmpty('FOYER_DEMO: the demo story needs an empty database, and this one is in use');
      const { loadDemoData } = await import('../demo/load-demo-data.ts');
      await loadDemoData(tx, demo);
      await recordFact(tx, 'demo', { scale: demo.scale, at: demo.now.toISOString() });
    }
    await ensureBaseData(tx, defaultBrand);
    return isLoading;
  });
}

/** Whether the demo story was loaded, at any start. */
export async function hasDemoData(db: Database): Promise<boolean> {
  return (await readFact(db, 'demo')) !== undefined;
}

/** Returns the time at which the demo story was loaded: later orders are those of visitors; null where it was not loaded. */
export async function demoLoadedAt(db: Database): Promise<Date | null> {
  const fact = (await readFact(db, 'demo')) as { readonly at: string } | undefined;
  return fact ? new Date(fact.at) : null;
}
