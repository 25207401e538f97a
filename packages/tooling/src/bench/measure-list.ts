import type { Browser, CDPSession, Page } from 'playwright';

/** Costs of a list of 10,000 rows. */
export interface ListFigures {
  /** ms from mounting until the first rows are painted. */
  readonly firstRender: number;
  /** ms of script while scrolling 10,000 px in 60 frames. */
  readonly scroll: number;
  /** Heap in MB after the scroll, minus the heap before mounting. */
  readonly heap: number;
}

declare const mountList: (name: string) => void;

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

const mount = (page: Page, name: string) =>
  page.evaluate(async (which) => {
    const start = performance.now();
    mountList(which);
    const place = document.getElementById('place');
    while ((place?.shadowRoot ?? place)?.querySelector('[role=gridcell]') == null)
      await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, name);

const scroll = (page: Page) =>
  page.evaluate(async () => {
    const place = document.getElementById('place');
    const grid = (place?.shadowRoot ?? place)?.querySelector('[role=grid]');
    for (let frame = 1; frame <= 60; frame++) {
      if (grid) grid.scrollTop = (10_000 / 60) * frame;
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

/** Mounts one list in a fresh page and scrolls it. */
export async function measureList(browser: Browser, url: string, name: string): Promise<ListFigures> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.waitForFunction(() => 'mountList' in globalThis);
  const heap = await heapOf(session);
  const firstRender = await mount(page, name);
  const before = await metric(session, 'ScriptDuration');
  await scroll(page);
  const script = (await metric(session, 'ScriptDuration')) - before;
  const figures = { firstRender, scroll: script * 1000, heap: (await heapOf(session)) - heap };
  await context.close();
  return figures;
}
