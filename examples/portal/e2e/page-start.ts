import type { Page } from 'playwright/test';

/** Lets none of the portal's own code through until the answer is called, or none of these files; the first script is none of it. */
export async function holdCode(
  page: Page,
  files = /\/assets\/(index|first|react)-.*\.js$/,
): Promise<() => void> {
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await isWanted;
    await route.continue();
  });
  return release;
}

/** Sums layout shifts from the first paint on. Below a thousandth it is rounding: half a pixel of one line. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { foyerSeen: seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        if (value >= 0.001) seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
export const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { foyerSeen: { shift: number } }).foyerSeen.shift);
