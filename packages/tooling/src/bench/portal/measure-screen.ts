import type { BrowserContext, CDPSession, Page } from 'playwright';
import { openSlowPhone } from '../slow-phone.ts';

/** Figures of one visit of a screen: milliseconds since the start of the navigation, kilobytes and counts. */
export interface ScreenFigures {
  /** First and largest paint. */
  readonly fcp: number;
  readonly lcp: number;
  /** Sum of the time of all tasks beyond 50 ms each, and the longest task. */
  readonly blocking: number;
  readonly longest: number;
  readonly shift: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** The slowest key or press while the screen was used; 0 if it was not used. */
  readonly inp: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  tasks: number[];
  shift: number;
  inp: number;
}

/** Runs in the page: records the browser's performance entries. */
function watchWork(): void {
  const seen: Seen = { fcp: 0, lcp: 0, tasks: [], shift: 0, inp: 0 };
  Object.assign(globalThis, { foyerSeen: seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ duration }) => seen.tasks.push(duration));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId)
        seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const readSeen = (): Seen => (globalThis as unknown as { foyerSeen: Seen }).foyerSeen;

/** Counts bytes and requests over the network; cached files do not count. */
function countBytes(session: CDPSession) {
  const count = { bytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('http') && !response.fromDiskCache) count.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.bytes += encodedDataLength;
  });
  return count;
}

/** Milliseconds without a request after which a painted screen counts as finished, and the largest number of checks. */
const quiet = 1200;
const mostLooks = 20;

/** Waits until no more requests come and something is painted: a slow machine may still be computing. */
async function untilFinished(page: Page, count: { readonly requests: number }): Promise<Seen> {
  for (let look = 0; look < mostLooks; look++) {
    const before = count.requests;
    await page.waitForTimeout(quiet);
    const seen = await page.evaluate(readSeen);
    if (look > 0 && count.requests === before && seen.lcp > 0) return seen;
  }
  throw new Error(`${page.url()} did not settle, or shows nothing.`);
}

/** Opens a screen on a slow phone, waits until it has finished, then uses it. */
export async function measureScreen(
  context: BrowserContext,
  url: string,
  use?: (page: Page) => Promise<void>,
): Promise<ScreenFigures> {
  const { page, session } = await openSlowPhone(context);
  await page.addInitScript(watchWork);
  const count = countBytes(session);
  await page.goto(url);
  const seen = await untilFinished(page, count);
  await use?.(page);
  await page.waitForTimeout(300);
  const { inp } = await page.evaluate(readSeen);
  const figures = {
    fcp: seen.fcp,
    lcp: seen.lcp,
    blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longest: Math.max(0, ...seen.tasks),
    shift: seen.shift,
    kilobytes: count.bytes / 1000,
    requests: count.requests,
    inp,
  };
  await page.close();
  return figures;
}
