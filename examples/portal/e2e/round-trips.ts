import type { Page, Request } from 'playwright/test';

/** What the page works off before it may ask for more. While drawing is blocked no page is idle, and tasks run all the same. */
const whenIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => setTimeout(resolve, 50), 50);
      }),
  );

/** So many milliseconds an answer may take: what the browser gave up is not always told as failed. */
const LONGEST_ANSWER = 10_000;

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
  const turnOf = new Map<string, number>();
  let turn = 0;
  let held: (() => void)[] = [];
  const open = new Set<Request>();
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  await page.route('**/*', async (route, request) => {
    const { pathname } = new URL(request.url());
    if (!turnOf.has(pathname)) turnOf.set(pathname, turn);
    await new Promise<void>((resolve) => held.push(resolve));
    // a stream has no end to wait for
    if (request.headers().accept !== 'text/event-stream') open.add(request);
    await route.continue();
  });
  const isCommitted = page.goto(path, { waitUntil: 'commit' });
  while (turn <= turns) {
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    if (turn > 0) await whenIdle(page);
    const waiting = held;
    held = [];
    turn += 1;
    for (const go of waiting) go();
    if (turn === 1) await isCommitted;
    const end = Date.now() + LONGEST_ANSWER;
    do await whenIdle(page);
    while (open.size > 0 && Date.now() < end);
    open.clear();
  }
  return turnOf;
}
