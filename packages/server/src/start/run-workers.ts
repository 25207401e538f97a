import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { endConnectionsWith } from './end-connections-with.ts';
import type { StartedServer } from './start-server.ts';

/** Message of a worker that is ready for calls. */
type WorkerReady = Pick<StartedServer, 'url' | 'isDemo'>;

/** Server processes behind one port. */
interface Workers {
  /** Replaces all workers, one after the other: each old one ends when its successor is ready. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Lifetime in milliseconds below which an ended worker is replaced only after a pause. */
const shortLife = 10_000;
const longestPause = 30_000;

/**
 * Runs `count` workers, each the same program in a process of its own, behind one port (Node's cluster). The first one prepares the database;
 * the others start when it is ready. A worker that ends unexpectedly is replaced. Throws where the first one does not start: it has printed
 * the reason.
 */
export async function runWorkers(
  count: number,
  { log, onReady }: { readonly log: Logger; readonly onReady: (ready: WorkerReady) => void },
): Promise<Workers> {
  const staff = createStaff(count, log);
  onReady(await staff.begin());
  staff.keep();
  const others = Array.from({ length: count - 1 }, () => staff.begin().catch(() => {}));
  let restarting: Promise<unknown> = Promise.all(others);
  const restartAll = async () => {
    for (const old of staff.running()) {
      const isReady = await staff.begin().then(
        () => true,
        () => false,
      );
      // old workers stay where a new one does not start
      if (!isReady) return log.error('a new worker did not start: the old workers keep running');
      await staff.end(old);
    }
    log.info('every worker was replaced');
  };
  return {
    restart: async () => {
      restarting = restarting.then(restartAll);
      await restarting;
    },
    stop: staff.endAll,
  };
}

interface Staff {
  /** Resolves when a new worker is ready, rejects where it ends before. */
  readonly begin: () => Promise<WorkerReady>;
  readonly end: (worker: Worker) => Promise<void>;
  readonly endAll: () => Promise<void>;
  readonly running: () => readonly Worker[];
  /** From now on replaces workers that end unexpectedly. */
  readonly keep: () => void;
}

function createStaff(count: number, log: Logger): Staff {
  const running = new Set<Worker>();
  const asked = new Set<Worker>();
  let isKept = false;
  let pause = 0;

  const replace = (startedAt: number) => {
    pause = Date.now() - startedAt < shortLife ? Math.min(longestPause, pause * 2 || 1000) : 0;
    setTimeout(() => {
      if (isKept && running.size < count) begin().catch(() => {});
    }, pause);
  };
  const begin = (): Promise<WorkerReady> => {
    const worker = cluster.fork();
    endConnectionsWith(worker);
    const startedAt = Date.now();
    running.add(worker);
    return new Promise((resolve, reject) => {
      worker.once('message', (ready: WorkerReady) => resolve(ready));
      worker.once('exit', (code, signal) => {
        running.delete(worker);
        reject(new WorkerEnded());
        if (asked.delete(worker)) return;
        log.warn({ worker: worker.process.pid, code, signal }, 'a worker ended unexpectedly');
        if (isKept) replace(startedAt);
      });
    });
  };
  const end = (worker: Worker): Promise<void> => {
    asked.add(worker);
    return endWorker(worker);
  };
  return {
    begin,
    end,
    running: () => [...running],
    keep: () => {
      isKept = true;
    },
    endAll: async () => {
      isKept = false;
      await Promise.all([...running].map(end));
    },
  };
}

/** Asks a worker to finish its calls, and waits for its end; kills it after the time that a server takes to stop. */
async function endWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

/** A worker ended before it was ready. */
export class WorkerEnded extends Error {}
