import type { CDPSession, Locator, Page } from 'playwright';
import type { Span } from './worst-within.ts';

/** Somebody at a phone: a finger on the glass and keys, as the browser itself takes them. */
export interface Finger {
  /** When it was at work, each time until all that followed from it was drawn. */
  readonly spans: readonly Span[];
  /** Puts a finger on the middle of what is named and lifts it; so often, one after the other. */
  readonly press: (target: Locator, times?: number) => Promise<void>;
  /** Presses keys one after the other, as `Backspace` or a letter. */
  readonly type: (...keys: readonly string[]) => Promise<void>;
}

/** Milliseconds a finger rests on the glass or a key, and from one key to the next: as fast as people type. */
const HOLD = 60;
/** Milliseconds after the last press until its answer, and what follows from it, is drawn. */
const REST = 1500;

/**
 * A finger of its own, since that of the test tool looks for its target in the page while it presses, with a mouse: that work would count as
 * the page's, and what a finger does first would not be done. Here the target is looked for before, and outside of the spans.
 */
export function createFinger(page: Page, session: Pick<CDPSession, 'send'>): Finger {
  const spans: Span[] = [];
  const now = () => page.evaluate(() => performance.now());
  const work = async (act: () => Promise<void>) => {
    const from = await now();
    await act();
    await page.waitForTimeout(REST);
    spans.push({ from, to: await now() });
  };
  const press = async (x: number, y: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(HOLD);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return {
    spans,
    press: async (target, times = 1) => {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error('What the finger is to press is not on the screen.');
      await work(async () => {
        for (let at = 0; at < times; at++) {
          await press(box.x + box.width / 2, box.y + box.height / 2);
          await page.waitForTimeout(HOLD);
        }
      });
    },
    type: (...keys) =>
      work(async () => {
        for (const key of keys) await page.keyboard.press(key, { delay: HOLD });
      }),
  };
}
