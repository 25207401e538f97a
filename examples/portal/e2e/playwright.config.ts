import { longestWait, testLimits } from '@foyer/testing/test-limits';
import { chromiumArguments, obtainChromium } from '@foyer/tooling/browser';
import { inRoot } from '@foyer/tooling/paths';
import { defineConfig } from 'playwright/test';
import { portOf, workers } from './workers.ts';

/** End to end against the real server with the demo data: one for each worker, in a folder of its own and on any free port. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // These have other engines.
  testIgnore: '**/engines/**',
  outputDir: inRoot('node_modules', '.cache', 'foyer', 'e2e'),
  fullyParallel: false,
  workers,
  globalSetup: './start-servers.ts',
  /** A browser may hang. The suite lists the tests that needed their second try in `second-tries.json`. */
  retries: 1,
  timeout: testLimits.testTimeout,
  maxFailures: process.env.CI ? 0 : 8,
  expect: { timeout: longestWait, toPass: { timeout: longestWait } },
  use: {
    // Known to the workers alone, which start when the servers have told their ports. A second try has its worker's number.
    baseURL: `http://127.0.0.1:${process.env[portOf(process.env.TEST_PARALLEL_INDEX ?? 0)]}`,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: await obtainChromium(), args: chromiumArguments },
  },
});
