import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { readSources } from '../structure/source-files.ts';
import { countElements } from './count-elements.ts';
import { countTests } from './count-tests.ts';
import { countPlaywright, type PlaywrightReport, resultOfPlaywright } from './playwright-report.ts';
import type { Scope } from './scope.ts';
import { recordSecondTries } from './second-tries.ts';
import { brokenSuite, type Suite, type SuiteResult } from './suite.ts';

interface ToolRun {
  /** Path of the report that the tool writes. */
  readonly report: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly read: (report: unknown) => SuiteResult;
}

async function runBrowserTool({ report, program, args, cwd, env, read }: ToolRun): Promise<SuiteResult> {
  mkdirSync(cacheDir, { recursive: true });
  rmSync(report, { force: true });
  const ended = await runCommand(program, args, { cwd, env: { NO_COLOR: '1', ...env } });
  let result: SuiteResult;
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { ...brokenSuite(`${program} exited before its report`), details: ended.output };
  }
  const isFailed = ended.code !== 0 || result.failed > 0;
  const isPrinted = isFailed || (result.failures?.length ?? 0) > 0;
  return {
    ...result,
    failed: isFailed ? Math.max(1, result.failed) : 0,
    details: isPrinted ? ended.output : result.details,
  };
}

/** Runs test pages of the elements (without names all of them) and writes a report of this name. */
export const runElements = (
  report: string,
  env: Readonly<Record<string, string>>,
  pages: readonly string[] = [],
): Promise<SuiteResult> => {
  const file = join(cacheDir, report);
  return runBrowserTool({
    report: file,
    program: 'node',
    args: ['test/run.ts', ...pages],
    cwd: inRoot('packages/elements'),
    env: { FOYER_REPORT: file, ...env },
    read: (found) => found as SuiteResult,
  });
};

/** A Playwright configuration below the portal, and the files to run. */
export interface PlaywrightRun {
  readonly report: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Part of a path, as Playwright filters files. */
  readonly filter?: string | undefined;
}

const argumentsOf = ({ folder, filter }: PlaywrightRun) => [
  'test',
  ...(filter ? [filter] : []),
  '--config',
  `${folder}/playwright.config.ts`,
];

/** Runs the tests of a Playwright configuration of the portal. */
export const runPlaywright = (run: PlaywrightRun): Promise<SuiteResult> => {
  const report = join(cacheDir, run.report);
  return runBrowserTool({
    report,
    program: 'playwright',
    args: [...argumentsOf(run), '--reporter=dot,json', ...(run.filter ? ['--pass-with-no-tests'] : [])],
    cwd: inRoot('examples/portal'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...run.env },
    read: (found) => resultOfPlaywright(found as PlaywrightReport, `examples/portal/${run.folder}`),
  });
};

/** The tests of a Playwright configuration as Playwright lists them, which starts no browser; else counted in their source. */
export async function countPlaywrightRun(run: PlaywrightRun): Promise<number> {
  const report = join(cacheDir, `list-${run.report}`);
  mkdirSync(cacheDir, { recursive: true });
  rmSync(report, { force: true });
  await runCommand('playwright', [...argumentsOf(run), '--list', '--reporter=json'], {
    cwd: inRoot('examples/portal'),
    env: { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...run.env },
  });
  try {
    return countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  } catch {
    const files = globSync(`examples/portal/${run.folder}/**/*.test.ts`, { cwd: inRoot() });
    return readSources(files).reduce((sum, source) => sum + countTests(source), 0);
  }
}

/** Test pages in which every test is about one widget, for a run over one feature. */
const pagesOfWidgets = ['widgets', 'parents'];
const pagesIn = ({ feature }: Scope) => (feature ? pagesOfWidgets : ['*']);

/** The built custom elements in a real browser. */
export const elements: Suite = {
  name: 'elements',
  title: 'Custom elements in a browser',
  minutes: 60,
  needs: ['chromium'],
  hasFeatures: true,
  due: (scope) => countElements(pagesIn(scope)),
  async run(scope) {
    await build('elements');
    await build('tools');
    const env = { ...(scope.feature && { FOYER_TEST_FEATURE: scope.feature }) };
    return recordSecondTries(await runElements('elements-report.json', env, pagesIn(scope)));
  },
};

const endToEnd = ({ feature, isFull }: Scope): PlaywrightRun => ({
  report: 'e2e-report.json',
  folder: 'e2e',
  env: { FOYER_TEST_FULL: String(isFull) },
  filter: feature && `e2e/${feature}/`,
});

/** The portal and foreign pages, end to end. */
export const e2e: Suite = {
  name: 'e2e',
  title: 'End to end',
  minutes: 80,
  needs: ['chromium', 'postgres'],
  hasFeatures: true,
  due: (scope) => countPlaywrightRun(endToEnd(scope)),
  async run(scope) {
    await build('elements');
    await build('portal');
    await build('tools');
    return recordSecondTries(await runPlaywright(endToEnd(scope)));
  },
};
