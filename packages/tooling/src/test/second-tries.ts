import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { type FailedTest, titleOf } from './failed-tests.ts';
import type { SuiteResult } from './suite.ts';

/** The list in git of browser tests that passed only at a retry. Remove an entry when its test is fixed. */
const secondTriesFile = inRoot('examples/portal/e2e/second-tries.json');

/** Largest number of retried tests in a run; with more of them the run fails. */
const MOST = 3;

interface SecondTry {
  readonly test: string;
  /** The day it was last seen, `2026-11-29`. */
  readonly seen: string;
  readonly message: string;
}

const read = (file: string): SecondTry[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SecondTry[]) : [];

/**
 * Adds the tests of a result that passed only at a retry to the list, so that they are visible in `git status`. More than three of them
 * count as a failure.
 */
export function recordSecondTries(
  result: SuiteResult,
  file: string = secondTriesFile,
  today: string = new Date().toISOString().slice(0, 10),
): SuiteResult {
  const flaky = (result.failures ?? []).filter(({ isFlaky }) => isFlaky);
  if (flaky.length === 0) return result;
  const entryOf = (test: FailedTest): SecondTry => ({
    test: titleOf(test),
    seen: today,
    message: test.message,
  });
  const found = flaky.map(entryOf);
  const kept = read(file).filter(({ test }) => !found.some((entry) => entry.test === test));
  const list = [...kept, ...found].sort((one, other) => (one.test < other.test ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  if (flaky.length <= MOST) return result;
  const failure = {
    name: 'the suite',
    message: `${flaky.length} tests passed only at the second try; at most ${MOST} are allowed.`,
  };
  return { ...result, failed: result.failed + 1, failures: [...(result.failures ?? []), failure] };
}
