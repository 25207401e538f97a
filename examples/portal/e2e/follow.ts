import { expect, type Page } from 'playwright/test';

/** All that a screen says, in its shadow roots too. */
export const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (node: Node): string =>
      node instanceof Text
        ? node.data
        : [...((node as Element).shadowRoot ?? node).childNodes].map(textOf).join(' ');
    const main = document.querySelector('main');
    return (main ? textOf(main) : '').replaceAll(/\s+/g, ' ');
  });

/** Another page with a clock of its own, and what it says once it shows what was done. */
export type Follower = readonly [tab: Page, shows: (text: string) => boolean];

/** The specification's two seconds, as the other tabs' own clocks count them. */
const most = 2000;
/** Milliseconds: further than a slow machine takes to say it, nearer than where a page takes its stream for broken. */
const ahead = 10_000;

/**
 * Does something on one page and waits until the others show it. Their clocks stand still but for less than two seconds in all, so whoever
 * waited longer there, or asked every so often, would never show it, however slow the machine is. Prints how long it took by the clock on
 * the wall.
 */
export async function follow(
  what: string,
  act: () => Promise<unknown>,
  followers: readonly Follower[],
): Promise<void> {
  // Their own time, which what was followed before has put ahead of ours.
  for (const [tab] of followers) await tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + ahead);
  const began = Date.now();
  await act();
  let passed = 0;
  const behind = async () => {
    if (passed + 50 < most) {
      for (const [tab] of followers) await tab.clock.runFor(50);
      passed += 50;
    }
    const texts = await Promise.all(followers.map(([tab]) => read(tab)));
    return followers.filter(([, shows], at) => !shows(texts[at] ?? '')).map(([tab]) => tab.url());
  };
  await expect.poll(behind, { intervals: [20] }).toEqual([]);
  const took = Date.now() - began;
  console.log(`${what}: on every page after ${took} ms, of which at most ${passed} by their own clocks`);
  for (const [tab] of followers) await tab.clock.resume();
}
