import { launch } from 'puppeteer-core';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { type Engine, engines } from './engines.ts';
import { firefoxOptions } from './firefox.ts';
import type { PageDriver } from './page-driver.ts';
import { openPuppeteerPage } from './puppeteer-page.ts';
import { openWebDriverPage } from './webdriver-page.ts';
import { startWebKit } from './webkit.ts';

/** A running browser. */
export interface RunningEngine {
  /** Opens a page without stored data of earlier pages on this site. */
  openPage(site: string): Promise<PageDriver>;
  stop(): Promise<void>;
}

/** Starts a browser without a visible window. */
export async function startEngine(engine: Engine): Promise<RunningEngine> {
  if (engine === 'webkit') {
    const driver = await startWebKit();
    return { openPage: (site) => openWebDriverPage(driver, site), stop: driver.stop };
  }
  const chromium = async () => ({ executablePath: await obtainChromium(), args: chromiumArguments });
  const browser = await launch(engine === 'firefox' ? firefoxOptions() : await chromium());
  return { openPage: () => openPuppeteerPage(browser), stop: () => browser.close() };
}

/** Reason why an installed browser cannot be used, if it does not start within `longest` milliseconds; null if it starts. */
export async function whyNotStarted(engine: Engine, longest = 90_000): Promise<string | null> {
  const name = engines[engine].title;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, longest, `${name} did not start within ${longest / 1000} s.`);
  });
  const trial = startEngine(engine).then(
    (running) => running.stop().then(() => null),
    (error: Error) => `${name} did not start: ${error.message}`,
  );
  return Promise.race([trial, late]).finally(() => clearTimeout(timer));
}
