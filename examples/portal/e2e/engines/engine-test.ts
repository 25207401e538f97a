import type { Engine } from '@foyer/tooling/browsers/engines';
import type { PageDriver } from '@foyer/tooling/browsers/page-driver';
import { type RunningEngine, startEngine } from '@foyer/tooling/browsers/start-engine';
import { test } from 'playwright/test';

export interface EngineOptions {
  readonly engine: Engine;
  readonly running: RunningEngine;
}

/** A page in the engine of the project: what Playwright itself cannot drive, as Debian has it. */
export const engineTest = test.extend<{ site: string; driver: PageDriver }, EngineOptions>({
  engine: ['firefox', { scope: 'worker', option: true }],
  running: [
    async ({ engine }, use) => {
      const running = await startEngine(engine);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  driver: async ({ running, site }, use) => {
    const driver = await running.openPage(site);
    await driver.setSize(1440, 900);
    await use(driver);
    await driver.close();
  },
});
