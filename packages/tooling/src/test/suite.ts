import { type FailedTest, firstLine } from './failed-tests.ts';

/** What a suite found: counts, and what it has to say: what it measured, and what failed. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly details?: string;
  /** What failed, and what needed a second try: a line of each stands at the end of the whole output. */
  readonly failures?: readonly FailedTest[];
  /** What it cost, in seconds of one core, where the system tells. */
  readonly cpuSeconds?: number;
}

/** A part of `npm test`. */
export interface Suite {
  /** The name for `--only`. */
  readonly name: string;
  readonly title: string;
  /** How long it may take, some five times what it takes on two cores; then it is ended and counts as failed. */
  readonly minutes: number;
  readonly run: () => Promise<SuiteResult>;
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

/** A suite that broke instead of failing. */
export function brokenSuite(error: unknown): SuiteResult {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failed: 1, details, failures: [{ name: 'the suite', message: firstLine(details) }] };
}
