import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { endProcesses, processesBelow } from '../process-tree.ts';
import { brokenSuite, type SuiteResult } from './suite.ts';

/** A suite to run, and its time-out. */
export interface LimitedRun {
  /** A program that sends a {@link SuiteResult} to its parent. */
  readonly program: string;
  readonly args: readonly string[];
  /** Its name in messages. */
  readonly title: string;
  readonly minutes: number;
  /** Waits a number of milliseconds. @default the clock */
  readonly pass?: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds that a suite has to report its result once its child processes have been ended. */
const toReport = 20_000;
const byTheClock = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/**
 * Runs a suite in a separate process. At its time-out all its child processes are ended, so that it can still report partial results; if it
 * does not, it is ended too. Thus a hanging browser or database fails within a bounded time. The result of a suite that was ended or crashed
 * is incomplete.
 */
export async function runLimited(run: LimitedRun): Promise<SuiteResult> {
  const { pass = byTheClock } = run;
  const child = fork(run.program, run.args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const reported = resultOf(child);
  const inTime = (milliseconds: number) => Promise.race([reported, pass(milliseconds).then(() => null)]);
  const result = await inTime(run.minutes * 60_000);
  if (result) return result;
  const below = child.pid ? processesBelow(child.pid) : [];
  endProcesses(below, 'SIGTERM');
  const late = await inTime(toReport);
  endProcesses([...below, ...(child.pid ? [child.pid] : [])], 'SIGKILL');
  const advice = `On a slower machine extend the limit: npm test -- --minutes ${run.minutes * 3}`;
  const message = `${run.title} did not end within ${run.minutes} minutes and was stopped. ${advice}`;
  return {
    passed: late?.passed ?? 0,
    failed: late?.failed ?? 0,
    skipped: late?.skipped ?? 0,
    isIncomplete: true,
    details: [message, late?.details ?? 'It did not report its progress.'].join('\n'),
    failures: [{ name: 'the suite', message }, ...(late?.failures ?? [])],
  };
}

function resultOf(child: ChildProcess): Promise<SuiteResult> {
  return new Promise((resolve) => {
    child.once('message', (result) => resolve(result as SuiteResult));
    child.once('error', (error) => resolve(brokenSuite(error)));
    child.once('exit', (code, signal) =>
      resolve(brokenSuite(`Exited with ${signal ?? `code ${code}`} before it reported its result.`)),
    );
  });
}
