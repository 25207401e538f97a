import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import type { Database, OpenDatabase } from './client.ts';
import { lockDataDir } from './data-dir-lock.ts';

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
    // Some megabytes that a server with a PostgreSQL never needs.
    const { openPglite } = await import('./open-pglite.ts');
    const opened = await openPglite({ dataDir: join(config.dataDir, 'pglite') });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * A pool of connections to a PostgreSQL server, 15 or newer. Nobody waits for ever: not for a statement, not for a row that
 * another holds, and a transaction whose process hangs lets its rows go. `?prepare=false` in the address turns named
 * statements off, for a pooler in between that does not know them.
 */
export function openPostgres(url: string, poolSize = 10): OpenDatabase {
  const client = postgres(url, {
    max: poolSize,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: {
      application_name: 'foyer',
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 60_000,
      // Customers differ by a thousand times in size: what is planned for one is wrong for the next.
      plan_cache_mode: 'force_custom_plan',
      // Compiling a plan takes longer than any of these statements may run.
      jit: 'off',
      TimeZone: 'UTC',
    },
  });
  const db: Database = drizzle(prepareAll(client));
  return { db, kind: 'postgres', close: () => client.end({ timeout: 5 }) };
}

/** A statement with more parameters is one of many shapes (a list of rows to write) and not worth keeping. */
const mostParameters = 60;

/**
 * drizzle asks for unnamed statements, which are parsed anew and cost two trips to the server each. Named ones are parsed
 * once per connection and cost one.
 */
function prepareAll<T extends Sql | TransactionSql>(client: T): T {
  const { unsafe } = client;
  const prepared: Sql['unsafe'] = (query, parameters, options) =>
    unsafe(query, parameters, { ...options, prepare: (parameters?.length ?? 0) <= mostParameters });
  const inner = ['begin', 'savepoint'].flatMap((name) => {
    const start = (client as unknown as Record<string, unknown>)[name];
    if (typeof start !== 'function') return [];
    return [
      [name, (work: (tx: TransactionSql) => unknown) => start((tx: TransactionSql) => work(prepareAll(tx)))],
    ];
  });
  return Object.assign(client, { unsafe: prepared }, Object.fromEntries(inner));
}
