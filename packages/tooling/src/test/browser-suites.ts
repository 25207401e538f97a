import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from '../browser.ts';
import { build } from '../build.ts';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import type { Suite, SuiteResult } from './suite.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Passed at the second try. */
  readonly flaky?: number;
}

async function runBrowserTool(
  file: string,
  program: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
  read: (report: unknown) => Counts,
): Promise<SuiteResult> {
  mkdirSync(cacheDir, { recursive: true });
  rmSync(file, { force: true });
  const result = await runCommand(program, args, options);
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...counts, details: result.output };
  }
  const failed = result.code === 0 ? counts.failed : Math.max(1, counts.failed);
  const isTold = failed > 0 || (counts.flaky ?? 0) > 0;
  return { passed: counts.passed, failed, details: isTold ? result.output : undefined };
}

/** The built custom elements in a real browser. */
export const elements: Suite = {
  name: 'elements',
  title: 'Custom elements in a browser',
  minutes: 25,
  async run() {
    await build('elements');
    const file = join(cacheDir, 'elements-report.json');
    return runBrowserTool(
      file,
      'node',
      ['test/run.ts'],
      {
        cwd: inRoot('packages/elements'),
        env: { FOYER_CHROMIUM: findOrInstallChromium(), FOYER_REPORT: file },
      },
      (report) => report as Counts,
    );
  },
};

/** The portal and foreign pages, end to end. */
export const e2e: Suite = {
  name: 'e2e',
  title: 'End to end',
  minutes: 25,
  async run() {
    await build('elements');
    await build('portal');
    const file = join(cacheDir, 'e2e-report.json');
    return runBrowserTool(
      file,
      'playwright',
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      {
        cwd: inRoot('examples/portal'),
        env: { FOYER_CHROMIUM: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
      (report) => {
        const { stats } = report as { stats: { expected: number; flaky: number; unexpected: number } };
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: stats.flaky };
      },
    );
  },
};
