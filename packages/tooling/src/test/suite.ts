import { type FailedTest, firstLine } from './failed-tests.ts';
import type { Requirement } from './requirements.ts';
import type { Scope } from './scope.ts';

/** Every test of a suite is in exactly one of the three counts. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  /** Tests that were not run because something optional is missing. @default 0 */
  readonly skipped?: number;
  /** Text for the person who runs the suite: measurements, output of failed tests. */
  readonly details?: string | undefined;
  /** Failed tests, which are listed at the end of the whole output. */
  readonly failures?: readonly FailedTest[];
  /** Processor time in seconds of one core, where the system reports it. */
  readonly cpuSeconds?: number;
  /** Set if the suite broke before it had a result for each test: the tests without one count as failed. */
  readonly isIncomplete?: boolean;
}

/** A part of `npm test`. */
export interface Suite {
  /** The name for `--only`. */
  readonly name: string;
  readonly title: string;
  /** Its time-out, about five times its duration on two cores; a suite that takes longer is ended and counts as failed. */
  readonly minutes: number;
  /** Programs without which none of its tests can run. */
  readonly needs?: readonly Requirement[];
  /** Set if it has tests of single features and supports `scope.feature`. */
  readonly hasFeatures?: boolean;
  /** The number of tests it would run, counted without running any. */
  readonly due: (scope: Scope) => number | Promise<number>;
  readonly run: (scope: Scope) => Promise<SuiteResult>;
}

/** A result from a list of named checks: a check passes when it lists no problems. */
export function resultOfChecks(checks: Readonly<Record<string, readonly string[]>>): SuiteResult {
  const faulty = Object.entries(checks).filter(([, problems]) => problems.length > 0);
  return {
    passed: Object.keys(checks).length - faulty.length,
    failed: faulty.length,
    details: faulty
      .map(([name, problems]) => `${name}\n${problems.map((line) => `  ${line}`).join('\n')}`)
      .join('\n'),
    failures: faulty.map(([name, problems]) => ({ name, message: firstLine(problems[0]) })),
  };
}

/** The result of a suite that broke before it had one. */
export function brokenSuite(error: unknown): SuiteResult {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    passed: 0,
    failed: 0,
    details,
    failures: [{ name: 'the suite', message: firstLine(details) }],
    isIncomplete: true,
  };
}

/** The sum of both results. */
export function sumOfResults(one: SuiteResult, other: SuiteResult): SuiteResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: (one.skipped ?? 0) + (other.skipped ?? 0),
    details: [one.details, other.details].filter(Boolean).join('\n'),
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
    isIncomplete: Boolean(one.isIncomplete || other.isIncomplete),
  };
}

/** Counts the tests that an incomplete suite did not reach as failed: at least one, so that a broken suite never passes. */
export function completed(result: SuiteResult, due: number): SuiteResult {
  if (!result.isIncomplete) return result;
  const missing = due - result.passed - result.failed - (result.skipped ?? 0);
  return { ...result, failed: Math.max(1, result.failed + Math.max(0, missing)) };
}
