import type { Database } from '../src/db/client.ts';

interface Logged {
  readonly session: { logger: Logger; options: { logger?: Logger | undefined } };
}
interface Logger {
  logQuery: (query: string) => void;
}

interface RecordOptions {
  /**
   * Whether the statements that take shares of rate limits are recorded: a window that begins while `work` runs costs some.
   * @default false
   */
  readonly withRateLimits?: boolean;
}

/** The statements `work` sends to the database, within transactions too, without those that begin and end transactions. */
export async function recordQueries(
  db: Database,
  work: () => Promise<unknown>,
  { withRateLimits = false }: RecordOptions = {},
): Promise<string[]> {
  const { session } = db as unknown as Logged;
  const { logger, options } = session;
  const { logQuery } = logger;
  const sent: string[] = [];
  // The same object, which queries that were put together before have too (`builtOnce`).
  logger.logQuery = (query) => {
    const isRateLimit = query.startsWith('with known as (select count from "rate_limits"');
    if (!/^(begin|commit|rollback)$/.test(query) && (withRateLimits || !isRateLimit)) sent.push(query);
  };
  // A transaction makes itself a session of these options.
  Object.assign(session, { options: { ...options, logger } });
  try {
    await work();
  } finally {
    logger.logQuery = logQuery;
    Object.assign(session, { options });
  }
  return sent;
}

/** How many statements `work` sends to the database. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  return (await recordQueries(db, work)).length;
}
