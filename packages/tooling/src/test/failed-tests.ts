import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../paths.ts';

/** A test that failed, as a person looks for it. */
export interface FailedTest {
  /** From the root of the repository, where it is known. */
  readonly file?: string;
  readonly name: string;
  /** The first line of what it says. */
  readonly message: string;
  /** It passed at the second try. */
  readonly isFlaky?: boolean;
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | undefined;
  }[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

const path = (file: string) => relative(inRoot(), file).replaceAll('\\', '/');

/** The longest line that is shown. */
const longest = 300;

/** The first line of a message that says something, without colours. */
export function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const line =
    lines.map((each) => each.trim()).find((each) => !/^(\w*Error:?)?$/.test(each)) ?? 'without a message';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/**
 * The tests that failed in a run of vitest, and the files that failed as a whole: for what they import, or leave behind; and those that
 * passed at the second try alone, which keep what the first one said.
 */
export function failedInVitest({ testResults }: VitestReport): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const flaky = assertionResults.filter((test) => test.status === 'passed' && test.failureMessages?.length);
    const own = [...failed, ...flaky].map(({ ancestorTitles, title, failureMessages, status }) => ({
      file: path(name),
      name: [...ancestorTitles, title].join(' > '),
      message: firstLine(failureMessages?.[0]),
      ...(status === 'passed' && { isFlaky: true }),
    }));
    const isWhole = status === 'failed' && (failed.length === 0 || message !== '');
    return isWhole ? [...own, { file: path(name), name: 'the file', message: firstLine(message) }] : own;
  });
}

/** The tests that failed in a run of Playwright, and those that passed at the second try alone. */
export function failedInPlaywright({ suites }: PlaywrightReport, folder: string): FailedTest[] {
  const inSuite = (suite: PlaywrightSuite, above: readonly string[]): FailedTest[] => {
    const titles = suite.title === '' || suite.title === suite.file ? above : [...above, suite.title];
    const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          file: `${folder}/${file}`,
          name: [...titles, title].join(' > '),
          message: firstLine(results.find(({ error }) => error !== undefined)?.error?.message),
          ...(status === 'flaky' && { isFlaky: true }),
        })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((below) => inSuite(below, titles))];
  };
  return suites.flatMap((suite) => inSuite(suite, []));
}

/** Two lines for each failed test, by suite: what stands last in the output, just above the sum. */
export function listOfFailures(failures: Readonly<Record<string, readonly FailedTest[]>>): string[] {
  return Object.entries(failures).flatMap(([suite, tests]) =>
    tests.flatMap(({ file, name, message, isFlaky }) => [
      `${isFlaky ? 'FLAKY' : 'FAILED'} ${suite}: ${[file, name].filter(Boolean).join(' > ')}`,
      `  ${message}`,
    ]),
  );
}
