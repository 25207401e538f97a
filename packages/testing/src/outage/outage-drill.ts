import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses } from '@foyer/server/test/processes';
import { createBuyers } from '../buyers.ts';
import { longestStart } from '../longest-wait.ts';
import { startThrowAwayPostgres } from '../postgres.ts';
import { waitUntil } from '../wait-until.ts';
import { startKillableServer } from './killable-server.ts';
import { orderWithoutEnd } from './order-continuously.ts';
import { compareOrders, endOneBackend, lookAway, untilConnected, untilGood } from './outage-checks.ts';
import { startCutProxy } from './start-cut-proxy.ts';

/** Outages of a database: shut down, shut down at once, killed, and one of its connections ended. */
export const outages = ['fast', 'immediate', 'kill -9', 'one backend'] as const;
/** One of these, or a network between server and database that drops everything for a while, or a kill and restart of the server's own process. */
export type Outage = (typeof outages)[number] | 'network cut' | 'server killed';

/** Result of a drill. `faults` is empty where the server behaved correctly. */
export interface DrillReport {
  readonly deaths: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly faults: readonly string[];
  /** Milliseconds from the database's return to the first good response, one for each outage of the database. */
  readonly returns: readonly number[];
}

export interface DrillOptions {
  readonly kills: readonly Outage[];
  readonly buyers: number;
  /** Called with a line about every outage. */
  readonly onOutage?: (line: string) => void;
}

/** Longest time in milliseconds of three calls over a silent network, each of which ends after about twenty seconds at most (decision 0105). */
const longestSilence = 90_000;
const environment = {
  FOYER_DEMO: 'true',
  // Orders of a test keep their state.
  FOYER_DEMO_STEP_SECONDS: '0',
  LOG_LEVEL: 'error',
  // Buyers of one company without pauses.
  FOYER_WRITES_PER_MINUTE: '1000000',
  FOYER_COMPANY_WRITES_PER_MINUTE: '1000000',
};
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', 'kill -9': 'SIGKILL' } as const;

/** Stops the PostgreSQL of a server, or the server, while buyers order without a pause, and compares the acknowledged orders with the stored ones. */
export async function drillOutages({
  kills,
  buyers,
  onOutage = () => {},
}: DrillOptions): Promise<DrillReport> {
  const postgres = await startThrowAwayPostgres({ isDurable: true });
  const proxy = await startCutProxy(postgres.url);
  const directory = await mkdtemp(join(tmpdir(), 'foyer-outage-'));
  const processes = createProcesses(directory);
  const faults: string[] = [];
  const returns: number[] = [];
  try {
    const server = await startKillableServer(processes, { ...environment, DATABASE_URL: proxy.url });
    const { url, deaths } = server;
    const api = `${url}/api/portal`;
    const crowd = await createBuyers(api, postgres.url, buyers);
    const [token = ''] = crowd.tokens;
    const orderings = crowd.tokens.map((one) => orderWithoutEnd(api, one, crowd.articleIds, server.isGone));
    const count = () => orderings.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    for (const kill of kills) {
      const before = count();
      const isUnderWay = () => count() >= before + buyers || deaths() > 0;
      await waitUntil(isUnderWay, 'one order per buyer', longestStart);
      if (deaths() > 0) break;
      if (kill === 'server killed') {
        await server.kill(() => untilGood(api, token));
        onOutage(`${kill}: ${count()} orders acknowledged`);
        continue;
      }
      if (kill === 'one backend') await endOneBackend(postgres.url);
      else if (kill === 'network cut') {
        proxy.cut();
        const startedAt = performance.now();
        faults.push(...(await lookAway(url, token)));
        const passed = performance.now() - startedAt;
        onOutage(`three calls answered after ${Math.round(passed)} ms of a cut network`);
        if (passed > longestSilence) faults.push(`calls over a cut network took ${Math.round(passed)} ms`);
        proxy.heal();
      } else {
        await postgres.end(signals[kill]);
        faults.push(...(await lookAway(url, token)));
        await postgres.restart();
      }
      const [returned, connected] = await Promise.all([untilGood(api, token), untilConnected(postgres.url)]);
      returns.push(returned);
      const alone = `a new direct connection answers after ${Math.round(connected)} ms`;
      onOutage(
        `${kill}: ${count()} orders acknowledged, first successful response after ${Math.round(returned)} ms; ${alone}`,
      );
    }
    await Promise.all(orderings.map(({ stop }) => stop()));
    faults.push(...orderings.flatMap((one) => one.faults));
    const acknowledged = orderings.flatMap((one) => one.acknowledged);
    const stored = await crowd.orders();
    faults.push(...compareOrders(acknowledged, stored, await crowd.taken()));
    await crowd.close();
    server.leave();
    if (deaths() > 0) faults.push(`the server died: ${server.output().slice(-2000)}`);
    return { deaths: deaths(), acknowledged: acknowledged.length, stored: stored.length, faults, returns };
  } finally {
    processes.killAll();
    await proxy.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
