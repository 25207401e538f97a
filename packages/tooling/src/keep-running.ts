import type { ChildProcess } from 'node:child_process';

export interface KeepRunningOptions {
  readonly start: () => ChildProcess;
  /** Called with the reason and the wait before each restart. */
  readonly onRestart: (line: string) => void;
  /** Milliseconds before which a process that ends is not restarted, since it never came up. @default 10000 */
  readonly settledAfter?: number;
  /** Milliseconds before the first restart; doubled for each consecutive restart, up to half a minute. @default 1000 */
  readonly firstWait?: number;
}

export interface KeptProcess {
  /** Passes a signal on; the process is not restarted after it. */
  readonly stop: (signal: NodeJS.Signals) => void;
  /** The exit code, once it has ended for good. */
  readonly ended: Promise<number>;
}

const mostRestarts = 10;
const longestWait = 30_000;

/** Restarts a process that ends by itself, with growing waits; gives up after ten consecutive restarts. */
export function keepRunning({
  start,
  onRestart,
  settledAfter = 10_000,
  firstWait = 1000,
}: KeepRunningOptions): KeptProcess {
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let restarts = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const run = () => {
    const startedAt = performance.now();
    child = start();
    child.once('exit', (code, signal) => {
      const lived = performance.now() - startedAt;
      // a process that ran long enough resets the count of consecutive restarts
      if (lived > longestWait + settledAfter) restarts = 0;
      const isOver = isStopping || code === 0 || lived < settledAfter || restarts >= mostRestarts;
      if (isOver) return end(isStopping ? (code ?? 0) : (code ?? 1));
      const wait = Math.min(firstWait * 2 ** restarts++, longestWait);
      onRestart(`It exited with ${signal ?? `code ${code}`}; restart in ${wait / 1000} s.`);
      timer = setTimeout(run, wait);
    });
  };
  run();
  return {
    ended,
    stop: (signal) => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) {
        clearTimeout(timer);
        end(0);
      } else child.kill(signal);
    },
  };
}
