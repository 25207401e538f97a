import { readSources } from '../structure/source-files.ts';
import { countTests } from './count-tests.ts';
import { type FailedTest, firstLine, pathInRepository } from './failed-tests.ts';
import type { SuiteResult } from './suite.ts';

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

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly VitestFile[];
}

/** Whether a file failed as a whole: in an import, in a hook, or by an unhandled error. */
const isBroken = ({ status, message, assertionResults }: VitestFile) =>
  status === 'failed' && (message !== '' || !assertionResults.some((test) => test.status === 'failed'));

/** The number of tests of a file that were never created, counted in its source. */
function countSource(path: string): number {
  const [source] = readSources([path]);
  return source ? countTests(source) : 1;
}

function countFile(file: VitestFile) {
  const count = (...statuses: string[]) =>
    file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const [passed, failed, waiting] = [count('passed'), count('failed'), count('pending', 'skipped', 'todo')];
  if (file.assertionResults.length === 0 && file.status === 'failed')
    return { passed, failed: countSource(pathInRepository(file.name)), skipped: 0 };
  // a failed hook leaves the following tests without a result
  if (isBroken(file)) return { passed, failed: Math.max(1, failed + waiting), skipped: 0 };
  return { passed, failed, skipped: waiting };
}

function failuresIn(file: VitestFile): FailedTest[] {
  const path = pathInRepository(file.name);
  const own = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      file: path,
      name: [...ancestorTitles, title].join(' > '),
      message: firstLine(failureMessages?.[0]),
    }));
  return isBroken(file) ? [...own, { file: path, name: 'the file', message: firstLine(file.message) }] : own;
}

/**
 * The result of a run of vitest. All tests of a file that cannot be loaded, or that is `due` (paths from the root) but not in the report,
 * count as failed.
 */
export function resultOfVitest({ testResults }: VitestReport, due: readonly string[] = []): SuiteResult {
  const reported = new Set(testResults.map(({ name }) => pathInRepository(name)));
  const missing = due.filter((path) => !reported.has(path));
  const counts = [
    ...testResults.map(countFile),
    ...missing.map((path) => ({ passed: 0, failed: countSource(path), skipped: 0 })),
  ];
  const sum = (name: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: [
      ...testResults.flatMap(failuresIn),
      ...missing.map((file) => ({ file, name: 'the file', message: 'The test was not run.' })),
    ],
  };
}
