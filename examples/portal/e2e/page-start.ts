import type { Page } from 'playwright/test';

/** Holds back the portal's own code, or these files, until the returned function is called; the inline first script still runs. */
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

/** Sums layout shifts from the first paint on. Values below a thousandth are rounding errors: half a pixel of one line. */
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
