import type { Database } from '../src/db/client.ts';

interface Logged {
  readonly session: { logger: Logger; options: { logger?: Logger | undefined } };
}
interface Logger {
  logQuery: (query: string) => void;
}

interface RecordOptions {
  /**
   * Whether statements that take shares of rate limits are recorded: their number depends on whether a window begins while `work` runs.
   * @default false
   */
  readonly withRateLimits?: boolean;
}

/** Returns the statements of `work`, also within transactions, without those that begin and end transactions. */
export async function recordQueries(
  db: Database,
  work: () => Promise<unknown>,
  { withRateLimits = false }: RecordOptions = {},
): Promise<string[]> {
  const { session } = db as unknown as Logged;
  const { logger, options } = session;
  const { logQuery } = logger;
  const sent: string[] = [];
  // changes the same object, because queries that were built before refer to it too (`builtOnce`)
  logger.logQuery = (query) => {
    const isRateLimit = query.startsWith('with known as (select count from "rate_limits"');
    if (!/^(begin|commit|rollback)$/.test(query) && (withRateLimits || !isRateLimit)) sent.push(query);
  };
  // a transaction creates its session from these options
  Object.assign(session, { options: { ...options, logger } });
  try {
    await work();
  } finally {
    logger.logQuery = logQuery;
    Object.assign(session, { options });
  }
  return sent;
}

/** Counts the statements of `work`. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(db, work)).length;
}
