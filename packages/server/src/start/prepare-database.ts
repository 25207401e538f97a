import type { Database } from '../db/client.ts';
import { readFact, recordFact } from '../db/installation.repo.ts';
import { migrate, withStartLock } from '../db/migrate.ts';
import { readMigrations } from '../db/read-migrations.ts';
import type { DemoOptions } from '../demo/demo-options.ts';
import { hasBrand } from '../domain/branding/brands.repo.ts';
import { ensureBaseData } from './base-data.repo.ts';

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

/** Whether the demo story was loaded, by whichever start. */
export async function hasDemoData(db: Database): Promise<boolean> {
  return (await readFact(db, 'demo')) !== undefined;
}

/** When the demo story was loaded: what was ordered since, somebody ordered; null where it was not. */
export async function demoLoadedAt(db: Database): Promise<Date | null> {
  const fact = (await readFact(db, 'demo')) as { readonly at: string } | undefined;
  return fact ? new Date(fact.at) : null;
}
