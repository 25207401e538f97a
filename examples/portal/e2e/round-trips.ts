import { waitUntil } from '@foyer/testing/wait-until';
import type { Page, Route } from 'playwright/test';

declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
};

/** Number of consecutive idle checks without a new request after which a page counts as idle. */
const RESTS = 10;

/** Removes short timers of a page, so that requests after a pause are sent with the tasks that are due. */
const withoutPauses = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0, ...given: []) =>
      wait(run, ms > 100 ? ms : 0, ...given)) as never;
  });

/** Waits until a page sends no more requests. A page with blocked rendering is never idle, but background tasks still run last. */
async function untilIdle(page: Page, asked: () => number): Promise<void> {
  let rests = 0;
  while (rests < RESTS) {
    const before = asked();
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    rests = asked() === before ? rests + 1 : 0;
  }
}

/** Fulfills a request with the whole answer, since no event reports an unread answer. A stream is passed on, since it does not end. */
async function answer(route: Route): Promise<void> {
  if (route.request().headers().accept === 'text/event-stream') return route.continue();
  const response = await route.fetch();
  // the page may have aborted the request meanwhile
  await route.fulfill({ response }).catch(() => {});
}

/**
 * Opens an address and holds back all answers until the page sends no further requests, then releases them together: the number of these turns
 * is the number of sequential round trips. Returns the turn of each request by path; that of the document is 0. Requests after the last turn
 * stay unanswered, and so do those that `isLeftOut` names.
 */
export async function openInTurns(
  page: Page,
  path: string,
  turns: number,
  isLeftOut: (path: string) => boolean,
): Promise<ReadonlyMap<string, number>> {
  // stop requests of the previous page
  await page.goto('about:blank');
  await withoutPauses(page);
  const turnOf = new Map<string, number>();
  let turn = 0;
  let asked = 0;
  let held: Route[] = [];
  await page.route('**/*', (route, request) => {
    const { pathname } = new URL(request.url());
    if (isLeftOut(pathname)) return;
    asked += 1;
    if (!turnOf.has(pathname)) turnOf.set(pathname, turn);
    held.push(route);
  });
  const isCommitted = page.goto(path, { waitUntil: 'commit' });
  while (turn <= turns) {
    await waitUntil(() => held.length > 0, `requests of round trip ${turn}`);
    if (turn > 0) await untilIdle(page, () => asked);
    const waiting = held;
    held = [];
    turn += 1;
    await Promise.all(waiting.map(answer));
    if (turn === 1) await isCommitted;
    await untilIdle(page, () => asked);
  }
  return turnOf;
}
