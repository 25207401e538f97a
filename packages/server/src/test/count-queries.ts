import type { Database } from '../db/client.ts';

interface Logged {
  readonly session: { logger: { logQuery: (query: string) => void } };
}

/** How many statements `work` sends to the database. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  const { session } = db as unknown as Logged;
  const before = session.logger;
  let count = 0;
  session.logger = { logQuery: () => void count++ };
  try {
    await work();
  } finally {
    session.logger = before;
  }
  return count;
}
