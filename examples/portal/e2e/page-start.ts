import type { Page } from 'playwright/test';

/** Lets none of the portal's own code through until the answer is called; the first script is none of it. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(index|first|react)-.*\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  return release;
}

/** Sums layout shifts from the first paint on. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { foyerSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { foyerSeen: { shift: number } }).foyerSeen.shift);
