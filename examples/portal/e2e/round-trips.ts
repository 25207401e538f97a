import { waitUntil } from '@foyer/testing/wait-until';
import type { Page, Route } from 'playwright/test';

declare const scheduler: {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
};

/** So many times in a row a page that has worked off what it had asks for nothing more. */
const RESTS = 10;

/** Takes short pauses out of a page: what asks after one then asks among the tasks that are due. */
const withoutPauses = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms = 0, ...given: []) =>
      wait(run, ms > 100 ? ms : 0, ...given)) as never;
  });

/** Waits until a page asks for nothing more. While drawing is blocked no page is idle, and tasks without any priority run last all the same. */
async function untilIdle(page: Page, asked: () => number): Promise<void> {
  let rests = 0;
  while (rests < RESTS) {
    const before = asked();
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    rests = asked() === before ? rests + 1 : 0;
  }
}

/** Gives the whole answer at once: that one which nobody reads has come is not told. A stream has no end to wait for. */
async function answer(route: Route): Promise<void> {
  if (route.request().headers().accept === 'text/event-stream') return route.continue();
  const response = await route.fetch();
  // the page may have given it up meanwhile
  await route.fulfill({ response }).catch(() => {});
}

/**
 * Opens an address where every answer waits until all that can be asked for has been asked for, and then all come: so many turns as that
 * takes, so many round trips stand in a row. Answers the turn of each request, by its path; the document's is 0. What is asked for after the
 * last turn stays unanswered.
 */
export async function openInTurns(
  page: Page,
  path: string,
  turns: number,
): Promise<ReadonlyMap<string, number>> {
  // the page of before asks for nothing any more
  await page.goto('about:blank');
  await withoutPauses(page);
  const turnOf = new Map<string, number>();
  let turn = 0;
  let asked = 0;
  let held: Route[] = [];
  await page.route('**/*', (route, request) => {
    const { pathname } = new URL(request.url());
    asked += 1;
    if (!turnOf.has(pathname)) turnOf.set(pathname, turn);
    held.push(route);
  });
  const isCommitted = page.goto(path, { waitUntil: 'commit' });
  while (turn <= turns) {
    await waitUntil(() => held.length > 0, `what is asked for at turn ${turn}`);
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
