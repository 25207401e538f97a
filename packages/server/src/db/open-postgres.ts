import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from './client.ts';
import { createSteadyPool } from './steady-pool.ts';

/** What an open PostgreSQL tells whoever opened it. */
export interface PostgresOptions {
  /** @default 10 */
  readonly poolSize?: number;
  /** Hears of every connection that ended by itself. @default nobody */
  readonly onLost?: (error: Error) => void;
}

/**
 * A pool of connections to a PostgreSQL server, 15 or newer. Nobody waits for ever: not for a connection, not for a statement
 * or its answer, not for a row that another holds, and a transaction whose process hangs lets its rows go. `?prepare=false` in
 * the address turns named statements off, for a pooler in between that does not know them.
 */
export function openPostgres(url: string, { poolSize = 10, onLost }: PostgresOptions = {}): OpenDatabase {
  const address = new URL(url);
  const isNamed = address.searchParams.get('prepare') !== 'false';
  address.searchParams.delete('prepare');
  const pool = new pg.Pool({
    connectionString: address.href,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    // A connection whose other end is gone without a word is found out even while nobody uses it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'foyer',
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a plan takes longer than any of these statements may run.
    options: '-c jit=off -c TimeZone=UTC -c plan_cache_mode=force_custom_plan',
  });
  const steady = createSteadyPool(pool, { isNamed, onLost });
  const db: Database = drizzle(steady);
  return { db, kind: 'postgres', close: () => steady.end() };
}
