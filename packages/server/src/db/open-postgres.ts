import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listen, OpenDatabase } from './client.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { createSteadyPool } from './steady-pool.ts';

/** Options of a PostgreSQL connection pool. */
export interface PostgresOptions {
  /** @default 10 */
  readonly poolSize?: number | undefined;
  /** Called for every connection that ended by itself. @default ignored */
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * Opens a pool of connections to a PostgreSQL server, 15 or newer. Every wait has a limit: for a connection, for a statement and its
 * answer, for a row that another transaction locks; an idle transaction of a hanging process is ended. `?prepare=false` in the address
 * turns named statements and notifications off, for a pooler that supports neither.
 */
export function openPostgres(url: string, { poolSize = 10, onLost }: PostgresOptions = {}): OpenDatabase {
  const { connectionString, isNamed } = readAddress(url);
  // TCP keep-alive detects a connection whose other end is gone, even while it is idle
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
    // compiling a plan takes longer than any of these statements may run
    options: '-c jit=off -c TimeZone=UTC',
  });
  const steady = createSteadyPool(pool, { isNamed, onLost });
  // drizzle calls only `query` and `connect` of a pool
  const db: Database = drizzle(steady as unknown as pg.Pool);
  const ear = { ...reached, application_name: 'foyer-listen', query_timeout: 5_000 };
  const listen: Listen = (channel, hearing) =>
    listenOnPostgres(() => new ImpatientClient(ear), channel, { ...hearing, onLost });
  // a pooler without named statements changes connections with every transaction: notifications would not arrive
  return { db, kind: 'postgres', listen: isNamed ? listen : null, close: () => steady.end() };
}

/** Client that gives up early on a server that does not accept: the wait for the pool may be longer, and the next attempt may find another server. */
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
  // `sslmode` has the meaning of libpq: `require` encrypts, `verify-full` also verifies the server
  if (searchParams.has('sslmode') && !searchParams.has('uselibpqcompat'))
    searchParams.set('uselibpqcompat', 'true');
  return { connectionString: address.href, isNamed };
}
