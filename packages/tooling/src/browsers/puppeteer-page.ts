import type { Browser, ElementHandle, Frame } from 'puppeteer-core';
import { findInPage, type Sought, tellPage } from './find-in-page.ts';
import { type PageDriver, plainSpaces, untilDone } from './page-driver.ts';

/** A page without a past in a browser that puppeteer has started. */
export async function openPuppeteerPage(browser: Browser): Promise<PageDriver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(300_000);
  let at: Frame = page.mainFrame();
  const find = async (sought: Sought) => {
    const handle = await at.evaluateHandle(findInPage, tellPage(sought));
    return handle.asElement() as ElementHandle<Element> | null;
  };
  const act = <T>(sought: Sought, work: (node: ElementHandle<Element>) => Promise<T>) =>
    untilDone(sought, () => find(sought), work);
  return {
    open: async (url) => {
      await page.goto(url);
      at = page.mainFrame();
    },
    evaluate: (work, ...given) => at.evaluate(work as never, ...given) as never,
    click: (sought) => act(sought, (node) => node.click()),
    type: async (sought, text) => {
      await act(sought, (node) => node.focus());
      await page.keyboard.type(text);
    },
    read: async (sought) =>
      plainSpaces(await act(sought, (node) => node.evaluate(({ textContent }) => textContent ?? ''))),
    enterFrame: async () => {
      at = page.mainFrame().childFrames()[0] ?? at;
    },
    setSize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
