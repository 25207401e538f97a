import type { Browser, ElementHandle, Frame } from 'puppeteer-core';
import { findInPage, type Sought, tellPage } from './find-in-page.ts';
import { type PageDriver, untilFound } from './page-driver.ts';

/** A page without a past in a browser that puppeteer has started. */
export async function openPuppeteerPage(browser: Browser): Promise<PageDriver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  let at: Frame = page.mainFrame();
  page.setDefaultNavigationTimeout(300_000);
  const find = (sought: Sought): Promise<ElementHandle<Element>> =>
    untilFound(async () => {
      const handle = await at.evaluateHandle(findInPage, tellPage(sought));
      return handle.asElement() as ElementHandle<Element> | null;
    }, sought);
  return {
    open: async (url) => {
      await page.goto(url);
      at = page.mainFrame();
    },
    enterFrame: async () => {
      at = page.mainFrame().childFrames()[0] ?? at;
    },
    evaluate: (work, ...given) => at.evaluate(work as never, ...given) as never,
    click: async (sought) => (await find(sought)).click(),
    type: async (sought, text) => (await find(sought)).type(text),
    read: async (sought) => (await find(sought)).evaluate((node) => node.textContent ?? ''),
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
