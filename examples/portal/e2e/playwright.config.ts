import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findOrInstallChromium } from '@foyer/tooling/browser';
import { inRoot } from '@foyer/tooling/paths';
import { defineConfig } from 'playwright/test';

/** The workers load this file too: they must not choose a port or make a folder of their own. */
process.env.FOYER_E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.FOYER_E2E_PORT);
process.env.FOYER_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'foyer-e2e-'));

/** End to end against the real server with the demo data, in a folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: inRoot('node_modules', '.cache', 'foyer', 'e2e'),
  fullyParallel: false,
  workers: 1,
  /** A browser that hangs is no defect of ours. The suite names what needed its second try. */
  retries: 1,
  timeout: 30_000,
  maxFailures: process.env.CI ? 0 : 8,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: findOrInstallChromium(), args: chromiumArguments },
  },
  webServer: {
    command: `node "${inRoot('packages/server/src/main.ts')}"`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      FOYER_DEMO: 'true',
      FOYER_DATA_DIR: process.env.FOYER_E2E_DATA,
      FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
      FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
      LOG_LEVEL: 'warn',
    },
  },
});
