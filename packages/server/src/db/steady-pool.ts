import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { createStatementNames } from './statement-names.ts';

/** Time-out of an answer, a little longer than the server itself lets a statement run. */
const answerSeconds = 20;

interface Statement extends pg.QueryConfig {
  readonly text: string;
}

export interface SteadyPoolOptions {
  /** Whether statements get names, so that a connection parses each once. */
  readonly isNamed: boolean;
  readonly onLost?: ((error: Error) => void) | undefined;
}

/**
 * Creates a pool that survives failures of its database. A failed connection ends only the statement that runs on it, with
 * {@link DatabaseAway}: errors are always handled, a lost connection is never lent again, and each is returned to the pool.
 */
export function createSteadyPool(
  pool: pg.Pool,
  { isNamed, onLost = () => {} }: SteadyPoolOptions,
): SteadyPool {
  pool.on('error', onLost);
  // the pool handles errors of idle connections only; an error of a lent one would end the process
  pool.on('connect', (client) => client.on('error', () => {}));
  return new SteadyPool(pool, isNamed ? createStatementNames() : () => undefined);
}

/** The part of a pool that drizzle uses; drizzle recognizes a pool by `Pool` in the name of its class. */
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

  /** Waits for running statements, but not for a database that does not answer. */
  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** A connection in use, for one statement or for a transaction. */
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
    // migrations lift the server's time limit for their transaction, so this one is lifted too
    if (text.includes('statement_timeout')) this.#mayTakeLong = true;
    const timer = this.#mayTakeLong ? undefined : setTimeout(() => this.#giveUp(), answerSeconds * 1000);
    try {
      return await this.#client.query({ ...statement, name: this.#nameOf(statement, values) }, values);
    } catch (error) {
      const judgedError = this.#judge(error);
      // drizzle does not return a connection whose transaction did not begin
      if (text.startsWith('begin')) this.release();
      // a failed rollback ends its connection, which rolls back too; the first error is the one to report
      if (text === 'rollback') return empty;
      throw judgedError;
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
    // ends the connection, and with it the waiting statement
    this.release();
  }

  #judge(error: unknown): unknown {
    if (error instanceof pg.DatabaseError) {
      // FATAL: the server has ended this connection
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
