import { outages } from '@foyer/testing/outage-drill';
import { longestWait } from '@foyer/testing/test-limits';
import { drillOutages } from './drill-outages.ts';
import { resultOfChecks, type Suite } from './suite.ts';

/**
 * A server whose PostgreSQL is killed under it, once in each way, that is killed itself, and then cut off from it by the network; `npm run bench -- outages` does it sixty times,
 * and says how soon it answers again.
 */
export const outageSuite: Suite = {
  name: 'outages',
  title: 'Outages of the database',
  minutes: 20,
  run: async () =>
    resultOfChecks(await drillOutages([...outages, 'server killed', 'network cut'], 4, longestWait)),
};
