import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from '../browser.ts';
import { build } from '../build.ts';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { type FailedTest, failedInPlaywright, type PlaywrightReport } from './failed-tests.ts';
import { brokenSuite, type Suite, type SuiteResult } from './suite.ts';

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedTest[];
  /** Passed at the second try. */
  readonly flaky?: number;
  /** What is told in any case. */
  readonly notes?: readonly string[];
}

async function runBrowserTool(
  file: string,
  program: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
  read: (report: unknown) => Report,
): Promise<SuiteResult> {
  mkdirSync(cacheDir, { recursive: true });
  rmSync(file, { force: true });
  const result = await runCommand(program, args, options);
  let report: Report;
  try {
    report = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...brokenSuite(`${program} ended before its report`), details: result.output };
  }
  const failed = result.code === 0 ? report.failed : Math.max(1, report.failed);
  const isTold = failed > 0 || (report.flaky ?? 0) > 0;
  const { passed, failures, notes = [] } = report;
  const told = notes.map((note) => `  ${note}`).join('\n') || undefined;
  return { passed, failed, failures, details: isTold ? result.output : told };
}

/** The built custom elements in a real browser. */
export const elements: Suite = {
  name: 'elements',
  title: 'Custom elements in a browser',
  minutes: 80,
  async run() {
    await build('elements');
    const file = join(cacheDir, 'elements-report.json');
    return runBrowserTool(
      file,
      'node',
      ['test/run.ts'],
      {
        cwd: inRoot('packages/elements'),
        env: { NO_COLOR: '1', FOYER_CHROMIUM: findOrInstallChromium(), FOYER_REPORT: file },
      },
      (report) => report as Report,
    );
  },
};

/** The portal and foreign pages, end to end. */
export const e2e: Suite = {
  name: 'e2e',
  title: 'End to end',
  minutes: 80,
  async run() {
    await build('elements');
    await build('portal');
    const file = join(cacheDir, 'e2e-report.json');
    return runBrowserTool(
      file,
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
      {
        cwd: inRoot('examples/portal'),
        env: {
          NO_COLOR: '1',
          FOYER_CHROMIUM: findOrInstallChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      },
      (report) => {
        const { stats } = report as PlaywrightReport;
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          flaky: stats.flaky,
          failures: failedInPlaywright(report as PlaywrightReport, 'examples/portal/e2e'),
        };
      },
    );
  },
};
