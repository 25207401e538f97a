import type { Engine } from '@foyer/tooling/browsers/engines';
import type { PageDriver } from '@foyer/tooling/browsers/page-driver';
import { type RunningEngine, startEngine } from '@foyer/tooling/browsers/start-engine';
import { test } from 'playwright/test';

export interface EngineOptions {
  readonly engine: Engine;
  readonly running: RunningEngine;
}

/** A page in the engine of the project: what Playwright itself cannot drive, as Debian has it. */
export const engineTest = test.extend<{ site: string; screen: PageDriver }, EngineOptions>({
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
  screen: async ({ running, site }, use) => {
    const screen = await running.openPage(site);
    await screen.setSize(1440, 900);
    await use(screen);
    await screen.close();
  },
});
