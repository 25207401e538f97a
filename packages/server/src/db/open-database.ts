import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database, OpenDatabase } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openPglite } from './open-pglite.ts';

/** Where the data is: a PostgreSQL server, or a directory for the embedded one. */
export interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Opens the configured database, not yet migrated. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const unlock = await lockDataDir(config.dataDir);
  try {
    const opened = await openPglite({ dataDir: join(config.dataDir, 'pglite') });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A pool of connections to a PostgreSQL server, 15 or newer. */
export function openPostgres(url: string, poolSize = 10): OpenDatabase {
  const client = postgres(url, {
    max: poolSize,
    idle_timeout: 60,
    connect_timeout: 10,
    prepare: true,
    onnotice: () => {},
    connection: { application_name: 'foyer', statement_timeout: 15_000, TimeZone: 'UTC' },
  });
  const db: Database = drizzle(client);
  return { db, kind: 'postgres', close: () => client.end({ timeout: 5 }) };
}
