import { expect, type Page } from 'playwright/test';

/** All text of a screen, including its shadow roots. */
export const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (node: Node): string =>
      node instanceof Text
        ? node.data
        : [...((node as Element).shadowRoot ?? node).childNodes].map(textOf).join(' ');
    const main = document.querySelector('main');
    return (main ? textOf(main) : '').replaceAll(/\s+/g, ' ');
  });

/** Another page with its own clock, and the check of its text for the expected change. */
export type Follower = readonly [tab: Page, shows: (text: string) => boolean];

/** The specification's limit of two seconds, in milliseconds of the other tabs' own clocks. */
const most = 2000;
/** Milliseconds between two looks. They grow, so that the two seconds of the clocks are not used up before a slow server has answered. */
const intervals = [...Array<number>(15).fill(20), ...Array<number>(10).fill(200), 2000];
/** Milliseconds to advance the clocks: longer than a slow machine takes to pause them, shorter than the time-out of a page's event stream. */
const ahead = 10_000;

/**
 * Acts on one page and waits until the others show the change. Their clocks are paused except for less than two seconds in total, so that a page
 * that waited longer or polled would never show it, independent of the speed of the machine. Prints the elapsed real time.
 */
export async function follow(
  what: string,
  act: () => Promise<unknown>,
  followers: readonly Follower[],
): Promise<void> {
  // relative to their own time, which earlier calls have advanced beyond the real time
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
  await expect.poll(behind, { intervals }).toEqual([]);
  const took = Date.now() - began;
  console.log(`${what}: shown on every page after ${took} ms, at most ${passed} ms by their own clocks`);
  for (const [tab] of followers) await tab.clock.resume();
}
