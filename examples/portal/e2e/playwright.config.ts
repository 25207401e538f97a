import { longestWait, testLimits } from '@foyer/testing/test-limits';
import { chromiumArguments, obtainChromium } from '@foyer/tooling/browser';
import { inRoot } from '@foyer/tooling/paths';
import { defineConfig } from 'playwright/test';
import { portOf, workers } from './workers.ts';

/** End-to-end tests against the real server with the demo data: one server per worker, in a separate folder and on any free port. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  // run in other engines
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
    // known only in the workers, which start when the ports of the servers are known; a retry keeps the number of its worker
    baseURL: `http://127.0.0.1:${process.env[portOf(process.env.TEST_PARALLEL_INDEX ?? 0)]}`,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: await obtainChromium(), args: chromiumArguments },
  },
});
