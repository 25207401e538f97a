import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
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
  /** Lets so many milliseconds pass. @default the clock */
  readonly pass?: (milliseconds: number) => Promise<unknown>;
}

/** How long, in milliseconds, it has to tell its result once what it started was ended. */
const toTell = 20_000;
const byTheClock = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/**
 * Runs a suite in a process of its own. After its time everything that it started is ended, so that it can still say how far it
 * came; where it does not, it is ended too. A hanging browser or database thus fails within a bounded time.
 */
export async function runLimited(run: LimitedRun): Promise<SuiteResult> {
  const { pass = byTheClock } = run;
  const child = fork(run.program, run.args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const told = resultOf(child);
  const inTime = (milliseconds: number) => Promise.race([told, pass(milliseconds).then(() => null)]);
  const result = await inTime(run.minutes * 60_000);
  if (result) return result;
  const below = child.pid ? processesBelow(child.pid) : [];
  endProcesses(below, 'SIGTERM');
  const late = await inTime(toTell);
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
