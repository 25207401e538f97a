import type { Logger } from 'pino';
import type { Database } from '../db/client.ts';
import { errorForLog } from '../db/error-for-log.ts';
import { demoLoadedAt } from './prepare-database.ts';
import type { Settings } from './read-settings.ts';
import { type Rounds, startRounds } from './start-rounds.ts';

/** Advances orders of visitors, in the demo only; any number of instances may run it. */
export async function startDemoWorker(options: {
  readonly db: Database;
  readonly settings: Pick<Settings, 'FOYER_DEMO' | 'FOYER_DEMO_STEP_SECONDS'>;
  readonly log: Logger;
}): Promise<Rounds> {
  const { db, settings, log } = options;
  const stepSeconds = settings.FOYER_DEMO_STEP_SECONDS;
  const placedAfter = settings.FOYER_DEMO && stepSeconds > 0 ? await demoLoadedAt(db) : null;
  if (!placedAfter) return { stop: async () => {} };
  const { advanceOrders } = await import('../demo/live/advance-orders.ts');
  return startRounds({
    seconds: Math.min(stepSeconds / 2, 5),
    round: async (isStopped) => {
      while (!isStopped() && (await advanceOrders(db, { placedAfter, stepSeconds, now: new Date() })));
    },
    onError: (error) => log.warn({ err: errorForLog(error) }, 'demo orders could not advance'),
  });
}
