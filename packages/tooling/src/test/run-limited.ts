import { type ChildProcess, fork } from 'node:child_process';
import { endProcesses, processesBelow } from '../process-tree.ts';
import { brokenSuite, type SuiteResult } from './suite.ts';

/** What to run, and for how long at most. */
export interface LimitedRun {
  /** A program that sends a {@link SuiteResult} to its parent. */
  readonly program: string;
  readonly args: readonly string[];
  /** How to name it to a person. */
  readonly title: string;
  readonly minutes: number;
  /** How many seconds it has to tell its result once what it started was ended. @default 20 */
  readonly secondsToTell?: number;
}

const seconds = (count: number) => count * 1000;

/**
 * Runs a suite in a process of its own. After its time everything that it started is ended, so that it can still say how far it
 * came; where it does not, it is ended too. A hanging browser or database thus fails within a bounded time.
 */
export async function runLimited(run: LimitedRun): Promise<SuiteResult> {
  const child = fork(run.program, run.args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const told = resultOf(child);
  const inTime = await within(seconds(run.minutes * 60), told);
  if (inTime) return inTime;
  const below = child.pid ? processesBelow(child.pid) : [];
  endProcesses(below, 'SIGTERM');
  const late = await within(seconds(run.secondsToTell ?? 20), told);
  endProcesses([...below, ...(child.pid ? [child.pid] : [])], 'SIGKILL');
  const advice = `On a slower machine give it more: npm test -- --minutes ${run.minutes * 3}`;
  const message = `${run.title} did not end within ${run.minutes} minutes and was stopped. ${advice}`;
  return {
    passed: late?.passed ?? 0,
    failed: Math.max(1, late?.failed ?? 0),
    details: [message, late?.details ?? 'It did not say how far it came.'].join('\n'),
    failures: [{ name: 'the suite', message }, ...(late?.failures ?? [])],
  };
}

function resultOf(child: ChildProcess): Promise<SuiteResult> {
  return new Promise((resolve) => {
    child.once('message', (result) => resolve(result as SuiteResult));
    child.once('error', (error) => resolve(brokenSuite(error)));
    child.once('exit', (code, signal) =>
      resolve(brokenSuite(`Ended with ${signal ?? code} before it told its result.`)),
    );
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
