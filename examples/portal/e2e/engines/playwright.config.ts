import { longestWait, testLimits } from '@foyer/testing/test-limits';
import { enginesNamed } from '@foyer/tooling/browsers/engines';
import { inRoot } from '@foyer/tooling/paths';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './engine-test.ts';

/** Stories in the engines that `FOYER_ENGINES` names, against the server that `FOYER_TEST_API` names (the suite `engines` starts it). */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: inRoot('node_modules', '.cache', 'foyer', 'engines'),
  fullyParallel: false,
  workers: 1,
  retries: 1,
  timeout: testLimits.testTimeout,
  expect: { timeout: longestWait },
  use: { baseURL: process.env.FOYER_TEST_API ?? 'http://127.0.0.1:4400' },
  projects: enginesNamed(process.env.FOYER_ENGINES ?? 'all').map((engine) => ({
    name: engine,
    use: { engine },
  })),
});
