import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { readFact } from '../db/installation.repo.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/** Makes, sends and delivers what somebody orders in the demo, a step each `stepSeconds`. Rounds of several instances do nothing twice. */
export async function startLiveOrders(options: {
  readonly db: Database;
  readonly stepSeconds: number;
  readonly log: Logger;
}): Promise<Rounds> {
  const { db, stepSeconds, log } = options;
  const { advanceLiveOrder } = await import('../demo/live/advance-live-orders.repo.ts');
  const told = (await readFact(db, 'demo')) as { readonly at?: string } | undefined;
  // A database that was not told the story has none to spare.
  if (told?.at === undefined) return { stop: async () => {} };
  const since = new Date(told.at);
  return startRounds({
    seconds: Math.min(5, stepSeconds / 2),
    round: async (isStopped) => {
      while (!isStopped() && (await advanceLiveOrder(db, { since, stepSeconds, now: new Date() })));
    },
    onError: (error) => log.warn({ err: errorForLog(error) }, 'an order of the demo could not go on'),
  });
}
