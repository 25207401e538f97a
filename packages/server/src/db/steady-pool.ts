import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { createStatementNames } from './statement-names.ts';

/** How long an answer may stay away, a little longer than the server itself lets a statement run. */
const answerSeconds = 20;

interface Statement extends pg.QueryConfig {
  readonly text: string;
}

export interface SteadyPoolOptions {
  /** Whether statements are named, so that a connection parses each once. */
  readonly isNamed: boolean;
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * A pool that outlives its database. Whatever happens to a connection ends the statement that runs on it with
 * {@link DatabaseAway}, and nothing else: no error goes unheard, no lost connection is lent again, none is kept from the pool.
 */
export function createSteadyPool(
  pool: pg.Pool,
  { isNamed, onLost = () => {} }: SteadyPoolOptions,
): SteadyPool {
  pool.on('error', onLost);
  // The pool hears a connection only while it lies idle; one that is lent would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new SteadyPool(pool, isNamed ? createStatementNames() : () => undefined);
}

/** What drizzle uses of a pool; it knows one by `Pool` in the name of its class. */
export class SteadyPool {
  readonly #pool: pg.Pool;
  readonly #nameOf: (statement: Statement, values: readonly unknown[]) => string | undefined;

  constructor(
    pool: pg.Pool,
    nameOf: (statement: Statement, values: readonly unknown[]) => string | undefined,
  ) {
    this.#pool = pool;
    this.#nameOf = nameOf;
  }

  async query(statement: Statement, values: unknown[] = []): Promise<pg.QueryResult> {
    const connection = await this.connect();
    return connection.query(statement, values).finally(() => connection.release());
  }

  async connect(): Promise<SteadyConnection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asAway(error);
    });
    return new SteadyConnection(client, this.#nameOf);
  }

  /** Waits for what runs, but not for a database that does not answer. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** A connection that somebody uses, for one statement or for a transaction. */
export class SteadyConnection {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (statement: Statement, values: readonly unknown[]) => string | undefined;
  #lost: Error | undefined;
  #isReleased = false;
  #mayTakeLong = false;

  constructor(
    client: pg.PoolClient,
    nameOf: (statement: Statement, values: readonly unknown[]) => string | undefined,
  ) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  async query(statement: Statement, values: unknown[] = []): Promise<pg.QueryResult> {
    const { text } = statement;
    // Migrations lift the server's limit for their transaction; so ours is lifted too.
    if (text.includes('statement_timeout')) this.#mayTakeLong = true;
    const timer = this.#mayTakeLong ? undefined : setTimeout(() => this.#giveUp(), answerSeconds * 1000);
    try {
      return await this.#client.query({ ...statement, name: this.#nameOf(statement, values) }, values);
    } catch (error) {
      const told = this.#judge(error);
      // drizzle does not give a connection back whose transaction did not begin.
      if (text.startsWith('begin')) this.release();
      // What cannot be rolled back is on a connection that ends, and so rolls back; the first error is the one to tell.
      if (text === 'rollback') return empty;
      throw told;
    } finally {
      clearTimeout(timer);
    }
  }

  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(this.#lost);
  }

  #giveUp(): void {
    this.#lost = new Error(`no answer within ${answerSeconds} s`);
    // Ends the connection, and with it the statement that waits.
    this.release();
  }

  #judge(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      // FATAL: the server has ended this connection.
      if (error.severity !== 'ERROR') this.#lost ??= error;
      return error;
    }
    if (error instanceof TypeError) return error;
    const away = asAway(this.#lost ?? error);
    this.#lost ??= away;
    return away;
  }
}

const empty = { rows: [], rowCount: null, command: 'ROLLBACK', oid: 0, fields: [] };

const asAway = (error: unknown): DatabaseAway =>
  error instanceof DatabaseAway
    ? error
    : new DatabaseAway(error instanceof Error ? error : new Error(String(error)));
