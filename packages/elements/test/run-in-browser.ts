import { stripTypeScriptTypes } from 'node:module';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { chromiumArguments, findOrInstallChromium } from '@foyer/tooling/browser';
import { inRoot } from '@foyer/tooling/paths';
import { endProcesses, processesBelow } from '@foyer/tooling/process-tree';
import { type FailedTest, firstLine } from '@foyer/tooling/test/failed-tests';
import { startTestRunner, type TestRunner } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { failOnce } from './fail-once.ts';
import { passOnTo } from './pass-on.ts';

/** What one run of all test pages found. */
export interface BrowserRun {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedTest[];
  /** What pages want told in any case: their lines on the console that begin with `note: `. */
  readonly notes: readonly string[];
  /** What the browser did wrong, where it hung or crashed: says nothing about the tests. */
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

/** After so long, in milliseconds, a test page counts as hanging, and all of them together. */
const longestPage = 600_000;
const longestRun = 900_000;

/** TypeScript tests run as they are: Node strips the types. */
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

/** What failed in one test page: its tests, and the page as a whole where it broke. */
function failuresOf({ testFile, errors, testResults }: PageRun): FailedTest[] {
  const file = relative(inRoot(), testFile).replaceAll('\\', '/');
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
  const isBroken = errors.length > 0 || !testResults;
  return [
    ...(testResults ? inSuite(testResults, []) : []),
    ...(isBroken ? [{ file, name: 'the page', message: firstLine(errors[0]?.message) }] : []),
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Chromium that says when it ends or when a page of it crashes; the runner itself would only wait. */
const chromium = (onCrash: (trouble: string) => void) =>
  chromeLauncher({
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
    createPage: async ({ context }) => {
      const page = await context.newPage();
      page.once('error', (error) => onCrash(`A test page crashed: ${error.message}`));
      page.browser().once('disconnected', () => onCrash('Chromium ended'));
      return page;
    },
  });

const start = async (api: string, pages: string, onCrash: (trouble: string) => void) =>
  startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: inRoot(),
      files: [join(import.meta.dirname, 'browser/**/*.test.ts'.replace('/*.', `/${pages}.`))],
      port: await freePort(),
      hostname: '127.0.0.1',
      nodeResolve: true,
      concurrency: 1,
      browserStartTimeout: 120_000,
      testsStartTimeout: 120_000,
      testsFinishTimeout: longestPage,
      testFramework: { config: { timeout: 300_000 } },
      middleware: [passOnTo(api) as never, failOnce() as never],
      plugins: [stripTypes as never],
      browsers: [chromium(onCrash)],
    },
  });

/** Closes the runner and its browser; what does not close is ended. */
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

/**
 * Runs the test pages in `browser/` that are called so (`*` for all) once, against the given server. Ends within a bounded time
 * whatever Chromium does.
 */
export async function runInBrowser(api: string, name: string): Promise<BrowserRun> {
  const before = new Set(processesBelow(process.pid));
  let onCrash: (trouble: string) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<string>((resolve) => {
    onCrash = resolve;
    timer = setTimeout(resolve, longestRun, `Chromium was not done after ${longestRun / 60_000} minutes`);
  });
  const runner = await start(api, name, (trouble) => onCrash(trouble));
  if (!runner) throw new Error('The test runner did not start.');
  const finished = new Promise<null>((resolve) => runner.on('finished', () => resolve(null)));
  const trouble = await Promise.race([finished, stuck]).finally(() => clearTimeout(timer));
  const pages = [...runner.sessions.all()] as readonly PageRun[];
  const tests = pages.flatMap(({ testResults }) => testsOf(testResults));
  const failures = pages.flatMap(failuresOf);
  const notes = pages
    .flatMap(({ logs }) => logs.flat())
    .flatMap((said) => (typeof said === 'string' ? (/^note: (.*)/.exec(said)?.[1] ?? []) : []));
  await stop(runner, before);
  return {
    passed: tests.filter(({ passed, skipped }) => passed && !skipped).length,
    failed: failures.length,
    failures,
    notes,
    trouble,
  };
}
