import { type FailedTest, firstLine } from './failed-tests.ts';
import type { SuiteResult } from './suite.ts';

interface PlaywrightTest {
  readonly status: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface NamedTest extends PlaywrightTest {
  readonly file: string;
  readonly name: string;
}

function testsIn(suite: PlaywrightSuite, above: readonly string[] = []): NamedTest[] {
  const titles = suite.title === '' || suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, file, name: [...titles, title].join(' > ') })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((below) => testsIn(below, titles))];
}

/** The number of tests in a report, including that of `playwright test --list`. */
export const countPlaywright = ({ suites }: PlaywrightReport): number =>
  suites.flatMap((suite) => testsIn(suite)).length;

/** Whether a due test was not run, because the run ended before it. */
const isMissing = ({ status, results }: PlaywrightTest) => status === 'skipped' && results.length === 0;
const isFailed = (test: PlaywrightTest) => test.status === 'unexpected' || isMissing(test);

/** The result of a run of Playwright, with files below `folder`. Tests that the run did not reach count as failed. */
export function resultOfPlaywright(report: PlaywrightReport, folder: string): SuiteResult {
  const tests = report.suites.flatMap((suite) => testsIn(suite));
  const count = (is: (test: NamedTest) => boolean) => tests.filter(is).length;
  const describeTest = ({ file, name, status, results }: NamedTest): FailedTest => ({
    file: `${folder}/${file}`,
    name,
    message:
      results.length === 0
        ? 'The test was not run.'
        : firstLine(results.find(({ error }) => error !== undefined)?.error?.message),
    ...(status === 'flaky' && { isFlaky: true }),
  });
  const errors = (report.errors ?? []).map(({ message }) => ({
    name: 'the run',
    message: firstLine(message),
  }));
  return {
    passed: count(({ status }) => status === 'expected' || status === 'flaky'),
    failed: count(isFailed),
    skipped: count((test) => test.status === 'skipped' && !isMissing(test)),
    failures: [
      ...tests.filter((test) => isFailed(test) || test.status === 'flaky').map(describeTest),
      ...errors,
    ],
    isIncomplete: errors.length > 0,
  };
}
