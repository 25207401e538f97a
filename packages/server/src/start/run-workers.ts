import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { StartedServer } from './start-server.ts';

/** What a worker tells when it takes calls. */
export type WorkerReady = Pick<StartedServer, 'url' | 'isDemo'>;

/** Servers side by side behind one port. */
export interface Workers {
  /** Puts a new one in each one's place, one after the other: each old one ends when its successor takes calls. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One that ends sooner is not replaced at once: it would only end again. */
const shortLife = 10_000;
const longestPause = 30_000;

/**
 * Runs `count` workers, each the same program in a process of its own, behind one port (Node's cluster). The first one alone prepares
 * the database; the others come when it is ready. One that ends unasked is replaced. Throws where the first one does not come up:
 * it has said why.
 */
export async function runWorkers(
  count: number,
  { log, onReady }: { readonly log: Logger; readonly onReady: (ready: WorkerReady) => void },
): Promise<Workers> {
  const standing = new Set<Worker>();
  const asked = new Set<Worker>();
  let isStopping = false;
  let pause = 0;

  const replace = (startedAt: number) => {
    pause = Date.now() - startedAt < shortLife ? Math.min(longestPause, pause * 2 || 1000) : 0;
    setTimeout(() => {
      if (!isStopping && standing.size < count) begin().catch(() => {});
    }, pause);
  };

  /** Resolves when it takes calls, rejects where it ends before. */
  const begin = (): Promise<WorkerReady> => {
    const worker = cluster.fork();
    const startedAt = Date.now();
    standing.add(worker);
    return new Promise((resolve, reject) => {
      worker.once('message', (ready: WorkerReady) => resolve(ready));
      worker.once('exit', (code, signal) => {
        standing.delete(worker);
        reject(new WorkerEnded());
        if (isStopping || asked.has(worker)) return;
        log.warn({ worker: worker.process.pid, code, signal }, 'a worker has ended');
        if (isUp) replace(startedAt);
      });
    });
  };

  const end = async (worker: Worker): Promise<void> => {
    asked.add(worker);
    if (worker.isDead()) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.process.kill('SIGTERM');
    // Longer than a server takes to stop.
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(timer);
  };

  let isUp = false;
  const first = await begin();
  isUp = true;
  onReady(first);
  const others = Array.from({ length: count - 1 }, () => begin().catch(() => {}));
  let restarting: Promise<unknown> = Promise.all(others);
  const restartAll = async () => {
    for (const old of [...standing]) {
      if (isStopping) return;
      const isReady = await begin().then(
        () => true,
        () => false,
      );
      // The old ones stay where new ones do not come up.
      if (!isReady) return log.error('a new worker did not start: the old ones go on');
      await end(old);
    }
    log.info('every worker was replaced');
  };
  return {
    restart: async () => {
      restarting = restarting.then(restartAll);
      await restarting;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([...standing].map(end));
    },
  };
}

/** A worker ended before it took calls. */
export class WorkerEnded extends Error {}
