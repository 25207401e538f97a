import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listen, OpenDatabase } from './client.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { createSteadyPool } from './steady-pool.ts';

/** What an open PostgreSQL tells whoever opened it. */
export interface PostgresOptions {
  /** @default 10 */
  readonly poolSize?: number | undefined;
  /** Hears of every connection that ended by itself. @default nobody */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * A pool of connections to a PostgreSQL server, 15 or newer. Nobody waits for ever: not for a connection, not for a statement
 * or its answer, not for a row that another holds, and a transaction whose process hangs lets its rows go. `?prepare=false` in
 * the address turns named statements and listening off, for a pooler in between that knows neither.
 */
export function openPostgres(url: string, { poolSize = 10, onLost }: PostgresOptions = {}): OpenDatabase {
  const { connectionString, isNamed } = readAddress(url);
  // A connection whose other end is gone without a word is found out even while nobody uses it.
  const reached = { connectionString, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const pool = new pg.Pool({
    ...reached,
    Client: ImpatientClient,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'foyer',
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a plan takes longer than any of these statements may run.
    options: '-c jit=off -c TimeZone=UTC',
  });
  const steady = createSteadyPool(pool, { isNamed, onLost });
  // drizzle calls `query` and `connect`, and nothing else of a pool.
  const db: Database = drizzle(steady as unknown as pg.Pool);
  const ear = { ...reached, application_name: 'foyer-listen', query_timeout: 5_000 };
  const listen: Listen = (channel, hearing) =>
    listenOnPostgres(() => new ImpatientClient(ear), channel, { ...hearing, onLost });
  // A pooler that does not know names gives every transaction another connection: nobody would ever hear anything.
  return { db, kind: 'postgres', listen: isNamed ? listen : null, close: () => steady.end() };
}

/** A pool may be waited for longer than a server that does not pick up: the next try may find another one. */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: 3_000 });
  }
}

function readAddress(url: string): { readonly connectionString: string; readonly isNamed: boolean } {
  const address = new URL(url);
  const { searchParams } = address;
  const isNamed = searchParams.get('prepare') !== 'false';
  searchParams.delete('prepare');
  // `sslmode` means what it means to every other PostgreSQL program: `require` encrypts, `verify-full` checks who answers.
  if (searchParams.has('sslmode') && !searchParams.has('uselibpqcompat'))
    searchParams.set('uselibpqcompat', 'true');
  return { connectionString: address.href, isNamed };
}
