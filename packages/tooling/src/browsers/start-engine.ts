import { launch } from 'puppeteer-core';
import { chromiumArguments, obtainChromium } from '../browser.ts';
import { type Engine, engines } from './engines.ts';
import { firefoxOptions } from './firefox.ts';
import type { PageDriver } from './page-driver.ts';
import { openPuppeteerPage } from './puppeteer-page.ts';
import { openWebDriverPage } from './webdriver-page.ts';
import { startWebKit } from './webkit.ts';

/** A browser that runs. */
export interface RunningEngine {
  /** A page that knows nothing of those before it on this site. */
  openPage(site: string): Promise<PageDriver>;
  stop(): Promise<void>;
}

/** Starts a browser without a window that anybody sees. */
export async function startEngine(engine: Engine): Promise<RunningEngine> {
  if (engine === 'webkit') {
    const driver = await startWebKit();
    return { openPage: (site) => openWebDriverPage(driver, site), stop: driver.stop };
  }
  const chromium = async () => ({ executablePath: await obtainChromium(), args: chromiumArguments });
  const browser = await launch(engine === 'firefox' ? firefoxOptions() : await chromium());
  return { openPage: () => openPuppeteerPage(browser), stop: () => browser.close() };
}

/** Why a browser that is on the machine cannot be used, because it does not start within so many milliseconds; null where it does. */
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
