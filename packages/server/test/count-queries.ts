import type { Database } from '../src/db/client.ts';

interface Logged {
  readonly session: { logger: Logger; options: { logger?: Logger | undefined } };
}
interface Logger {
  logQuery: (query: string) => void;
}

/** The statements `work` sends to the database, within transactions too, without what begins and ends those. */
export async function recordQueries(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { session } = db as unknown as Logged;
  const { logger, options } = session;
  const { logQuery } = logger;
  const sent: string[] = [];
  // The same object, which queries that were put together before have too (`builtOnce`).
  logger.logQuery = (query) => {
    if (!/^(begin|commit|rollback)$/.test(query)) sent.push(query);
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
