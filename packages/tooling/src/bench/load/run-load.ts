import { type Client, openClient } from './open-client.ts';
import { processorTime } from './processor-time.ts';

/** A call that each client repeats. */
export interface LoadCase {
  readonly title: string;
  /** Makes the call once and returns the status; `turn` counts the calls of this client, which has the number `client`. */
  readonly once: (client: Client, at: { readonly client: number; readonly turn: number }) => Promise<number>;
}

/** The machine under load. */
interface LoadTarget {
  readonly origin: string;
  readonly serverPid: number;
  /** The database's first process; 0 if it is on another machine. */
  readonly databasePid: number;
}

/** Results of a load; times in milliseconds, processor time of all cores per call. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  /** Counts of failed answers by status. */
  readonly faults: ReadonlyMap<number, number>;
}

const isGood = (status: number) => status >= 200 && status < 300;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const figures = ['perSecond', 'p50', 'p99', 'serverMs', 'databaseMs'] as const;

/** The median of each figure separately, of at least one round; failures are added up. */
export function medianOf(rounds: readonly LoadFigures[]): LoadFigures {
  const median = (figure: (typeof figures)[number]) =>
    percentile(
      rounds.map((one) => one[figure]).sort((one, other) => one - other),
      0.5,
    );
  const faults = new Map<number, number>();
  for (const [status, count] of rounds.flatMap((one) => [...one.faults]))
    faults.set(status, (faults.get(status) ?? 0) + count);
  const [perSecond, p50, p99, serverMs, databaseMs] = figures.map(median) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { perSecond, p50, p99, serverMs, databaseMs, faults };
}

/** Lets `clients` repeat the case in parallel for `seconds`, each without a pause between two calls. */
export async function runLoad(
  target: LoadTarget,
  { once }: LoadCase,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<LoadFigures> {
  const all = await Promise.all(Array.from({ length: clients }, () => openClient(target.origin)));
  const faults = new Map<number, number>();
  const times: number[] = [];
  const work = (): readonly [number, number] => [
    processorTime(target.serverPid),
    processorTime(target.databasePid),
  ];
  const before = work();
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const turns = async (client: Client, at: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const begunAt = performance.now();
      const status = await once(client, { client: at, turn });
      if (isGood(status)) times.push(performance.now() - begunAt);
      else faults.set(status, (faults.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(all.map(turns));
  const took = (performance.now() - startedAt) / 1000;
  const after = work();
  for (const client of all) client.close();
  times.sort((one, other) => one - other);
  const each = (at: 0 | 1) => (after[at] - before[at]) / Math.max(1, times.length);
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    serverMs: each(0),
    databaseMs: each(1),
    faults,
  };
}
