import { type FailedTest, firstLine, listOfFailures } from './failed-tests.ts';
import type { Requirement } from './requirements.ts';
import { runConcurrently } from './run-concurrently.ts';
import type { Scope } from './scope.ts';
import { completed, type Suite, type SuiteResult } from './suite.ts';

/** Options for running and reporting suites. */
export interface SuitesRun {
  readonly suites: readonly Suite[];
  readonly scope: Scope;
  /** Number of suites that run at a time. */
  readonly lanes: number;
  /** Finds the programs that the suites need; returns the missing ones with the reason. */
  readonly obtain: (needed: Iterable<Requirement>) => Promise<ReadonlyMap<Requirement, string>>;
  /** Runs one suite within its time-out. Never throws an error. */
  readonly runOne: (suite: Suite) => Promise<SuiteResult>;
  /** Whether the run is ending: from then on no suite is started and no result counts. */
  readonly isEnding: () => boolean;
  readonly log: (line: string) => void;
}

/** The number of due tests of a suite, at least one, even if counting fails. */
const countDue = async ({ due }: Suite, scope: Scope) => {
  try {
    return Math.max(1, await due(scope));
  } catch {
    return 1;
  }
};

/** The result of a suite that cannot start because a program is missing: all its tests count as failed. */
const withoutProgram = (reason: string): SuiteResult => ({
  passed: 0,
  failed: 0,
  details: reason,
  failures: [{ name: 'the suite', message: firstLine(reason) }],
  isIncomplete: true,
});

function lineOf(title: string, result: SuiteResult, milliseconds: number): string {
  const { passed, failed, skipped = 0, cpuSeconds } = result;
  const counts = [
    `${passed} ok`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const cost = cpuSeconds === undefined ? '' : `, ${cpuSeconds.toFixed(0)} CPU s`;
  return `${title} … ${counts.join(', ')} (${seconds}${cost})`;
}

/**
 * Runs suites in parallel and prints a line for each, then the failures, then `N passed, N failed, N skipped` over all due tests.
 * Returns whether no test failed.
 */
export async function runSuites(run: SuitesRun): Promise<boolean> {
  const { suites, scope, log } = run;
  const sum = { passed: 0, failed: 0, skipped: 0, cpuSeconds: 0 };
  const failures: Record<string, readonly FailedTest[]> = {};
  const missing = await run.obtain(suites.flatMap(({ needs = [] }) => needs));
  await runConcurrently(suites, run.lanes, async (suite) => {
    if (run.isEnding()) return;
    const start = performance.now();
    const lack = suite.needs?.find((name) => missing.has(name));
    const found = lack ? withoutProgram(missing.get(lack) ?? lack) : await run.runOne(suite);
    if (run.isEnding()) return;
    const result = found.isIncomplete ? completed(found, await countDue(suite, scope)) : found;
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.skipped += result.skipped ?? 0;
    sum.cpuSeconds += result.cpuSeconds ?? 0;
    failures[suite.name] = result.failures ?? [];
    log(lineOf(suite.title, result, performance.now() - start));
    if (result.details) log(result.details);
  });
  if (run.isEnding()) return false;
  for (const line of listOfFailures(failures)) log(line);
  if (sum.cpuSeconds > 0) log(`${sum.cpuSeconds.toFixed(0)} CPU s in total`);
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : '';
  log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  return sum.failed === 0;
}
