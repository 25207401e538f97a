import { join } from 'node:path';
import type { OpenDatabase } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPostgres } from './open-postgres.ts';

/** Where the data is: a PostgreSQL server, or a directory for the embedded one. */
export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** How many connections to a PostgreSQL server this process may have. @default 10 */
  readonly connections?: number;
}

/** Opens the configured database, not yet migrated. `onLost` hears of connections that end by themselves. */
export async function openDatabase(
  config: DatabaseConfig,
  onLost?: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, { poolSize: config.connections, onLost });
  const unlock = await lockDataDir(config.dataDir);
  try {
    // Some megabytes that a server with a PostgreSQL never needs.
    const { openPglite } = await import('./open-pglite.ts');
    const opened = await openPglite({ dataDir: join(config.dataDir, 'pglite') });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
