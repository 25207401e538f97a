import { type Outage, outages } from '@foyer/testing/outage-drill';
import { longestWait } from '@foyer/testing/test-limits';
import { drillOutages, outageChecks } from './drill-outages.ts';
import type { Scope } from './scope.ts';
import { resultOfChecks, type Suite } from './suite.ts';

/** The outages of a short run: a crash of the database, and one of the server. */
const short: readonly Outage[] = ['kill -9', 'server killed'];
/** All outages of the database, the server, and the network between them. */
const each: readonly Outage[] = [...outages, 'server killed', 'network cut'];
const ROUNDS = 4;

const killsOf = ({ isFull }: Scope) => (isFull ? Array.from({ length: ROUNDS }, () => each).flat() : short);

/** Outages of a server's PostgreSQL while customers order; `npm run bench -- outages` repeats them sixty times and measures. */
export const outageSuite: Suite = {
  name: 'outages',
  title: 'Outages of the database',
  minutes: 30,
  needs: ['postgres'],
  due: () => outageChecks(longestWait).length,
  run: async (scope) => resultOfChecks(await drillOutages(killsOf(scope), 4, longestWait)),
};
