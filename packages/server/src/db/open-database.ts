import { join } from 'node:path';
import type { OpenDatabase } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPostgres } from './open-postgres.ts';

/** Location of the data: a PostgreSQL server, or a directory for the embedded database. */
export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Maximum number of connections from this process to a PostgreSQL server. @default 10 */
  readonly connections?: number;
}

/** Opens the configured database, not yet migrated. `onLost` is called for connections that end by themselves. */
export async function openDatabase(
  config: DatabaseConfig,
  onLost?: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, { poolSize: config.connections, onLost });
  const unlock = await lockDataDir(config.dataDir);
  try {
    // several megabytes that a server with PostgreSQL does not need
    const { openPglite } = await import('./open-pglite.ts');
    const opened = await openPglite({ dataDir: join(config.dataDir, 'pglite') });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
