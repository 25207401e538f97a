import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { type Engine, engines } from '@foyer/tooling/browsers/engines';
import { freePort } from '@foyer/tooling/browsers/free-port';
import { inRoot } from '@foyer/tooling/paths';
import { endProcesses, processesBelow } from '@foyer/tooling/process-tree';
import { countElements } from '@foyer/tooling/test/count-elements';
import { type FailedTest, firstLine, pathInRepository } from '@foyer/tooling/test/failed-tests';
import { startTestRunner, type TestRunner } from '@web/test-runner';
import { failOnce } from './fail-once.ts';
import { launcherOf } from './launchers.ts';
import { onlyFeature } from './only-feature.ts';
import { passOnTo } from './pass-on.ts';

/** Results of one run of all test pages. */
export interface BrowserRun {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly FailedTest[];
  /** Lines on the console that begin with `note: `, for the person who runs the tests. */
  readonly notes: readonly string[];
  /** The fault of a browser that hung or crashed; null if it ran all tests. */
  readonly trouble: string | null;
}

interface SuiteNode {
  readonly name: string;
  readonly suites: readonly SuiteNode[];
  readonly tests: readonly {
    readonly name: string;
    readonly passed: boolean;
    readonly skipped: boolean;
    readonly error?: { readonly message?: string };
  }[];
}

interface PageRun {
  readonly testFile: string;
  readonly errors: readonly { readonly message?: string }[];
  readonly testResults?: SuiteNode | undefined;
  readonly logs: readonly (readonly unknown[])[];
}

/** Time-outs in milliseconds of one test page, and of all of them together. */
const longestPage = 600_000;
const longestRun = 1_500_000;

/** Serves TypeScript tests without a build: Node strips the types. */
const stripTypes = {
  name: 'strip-types',
  resolveMimeType: ({ path }: { path: string }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }: { path: string; body: unknown }) =>
    path.endsWith('.ts') && !path.endsWith('.d.ts')
      ? { body: stripTypeScriptTypes(String(body)) }
      : undefined,
};

const testsOf = (suite: SuiteNode | undefined): SuiteNode['tests'] =>
  suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];

const isBroken = ({ errors, testResults }: PageRun) => errors.length > 0 || !testResults;

/** The counts of one test page. A page that broke before its tests ran counts all of them as failed. */
function countsOf(page: PageRun) {
  const tests = testsOf(page.testResults);
  const failed = tests.filter(({ passed, skipped }) => !passed && !skipped).length;
  if (isBroken(page) && tests.length === 0)
    return { passed: 0, failed: countElements([basename(page.testFile, '.test.ts')]), skipped: 0 };
  return {
    passed: tests.filter(({ passed, skipped }) => passed && !skipped).length,
    failed: isBroken(page) ? Math.max(1, failed) : failed,
    skipped: tests.filter(({ skipped }) => skipped).length,
  };
}

/** Failures of one test page: its failed tests, and the page as a whole if it broke. */
function failuresOf(page: PageRun): FailedTest[] {
  const { testFile, errors, testResults } = page;
  const file = pathInRepository(testFile);
  const inSuite = (suite: SuiteNode, above: readonly string[]): FailedTest[] => [
    ...suite.tests
      .filter(({ passed, skipped }) => !passed && !skipped)
      .map(({ name, error }) => ({
        file,
        name: [...above, name].join(' > '),
        message: firstLine(error?.message),
      })),
    ...suite.suites.flatMap((below) => inSuite(below, [...above, below.name])),
  ];
  return [
    ...(testResults ? inSuite(testResults, []) : []),
    ...(isBroken(page) ? [{ file, name: 'the page', message: firstLine(errors[0]?.message) }] : []),
  ];
}

const start = async ({ api, pages, engine }: BrowserTask, onCrash: (trouble: string) => void) =>
  startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: inRoot(),
      files: ['browser/**/*.test.ts'].flatMap((glob) =>
        pages.map((page) => join(import.meta.dirname, glob.replace('/*.', `/${page}.`))),
      ),
      port: await freePort(),
      hostname: '127.0.0.1',
      nodeResolve: true,
      concurrency: 1,
      browserStartTimeout: 120_000,
      testsStartTimeout: 120_000,
      testsFinishTimeout: longestPage,
      testFramework: { config: { timeout: 300_000 } },
      middleware: [
        passOnTo(api) as never,
        failOnce() as never,
        onlyFeature(process.env.FOYER_TEST_FEATURE) as never,
      ],
      plugins: [stripTypes as never],
      browsers: [await launcherOf(engine, onCrash)],
    },
  });

/** Closes the runner and its browser; kills processes that do not end. */
async function stop(runner: TestRunner, before: ReadonlySet<number>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 15_000);
  });
  await Promise.race([runner.stop(), late]).finally(() => clearTimeout(timer));
  endProcesses(
    processesBelow(process.pid).filter((pid) => !before.has(pid)),
    'SIGKILL',
  );
}

/** Test pages to run, and the engine to run them in. */
export interface BrowserTask {
  /** The address of the server. */
  readonly api: string;
  /** The test pages of `browser/` by name; `*` for all. */
  readonly pages: readonly string[];
  readonly engine: Engine;
}

/** Runs test pages once, against the given server. Ends within a bounded time, even if the browser hangs. */
export async function runInBrowser(task: BrowserTask): Promise<BrowserRun> {
  const before = new Set(processesBelow(process.pid));
  const { title } = engines[task.engine];
  let onCrash: (trouble: string) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<string>((resolve) => {
    onCrash = resolve;
    timer = setTimeout(resolve, longestRun, `${title} was not done after ${longestRun / 60_000} minutes`);
  });
  const runner = await start(task, (trouble) => onCrash(trouble));
  if (!runner) throw new Error('The test runner did not start.');
  const finished = new Promise<null>((resolve) => runner.on('finished', () => resolve(null)));
  const trouble = await Promise.race([finished, stuck]).finally(() => clearTimeout(timer));
  const pages = [...runner.sessions.all()] as readonly PageRun[];
  const counts = pages.map(countsOf);
  const sum = (name: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[name], 0);
  const notes = pages
    .flatMap(({ logs }) => logs.flat())
    .flatMap((said) => (typeof said === 'string' ? (/^note: (.*)/.exec(said)?.[1] ?? []) : []));
  await stop(runner, before);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: pages.flatMap(failuresOf),
    notes,
    trouble,
  };
}
