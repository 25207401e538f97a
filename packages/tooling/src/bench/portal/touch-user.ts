import type { CDPSession, Locator, Page } from 'playwright';
import type { Span } from './worst-within.ts';

/** Simulated user of a phone, whose touches and keys the browser receives as real input. */
export interface TouchUser {
  /** Time spans of the actions, each until its effects were drawn. */
  readonly spans: readonly Span[];
  /** Presses the middle of a target and releases it, `times` times. */
  readonly press: (target: Locator, times?: number) => Promise<void>;
  /** Presses keys one after the other, such as `Backspace` or a letter. */
  readonly type: (...keys: readonly string[]) => Promise<void>;
}

/** Milliseconds of a touch or a key press, and between two of them, at the speed of a typing person. */
const HOLD = 60;
/** Milliseconds to wait after the last press for its response and further effects to be drawn. */
const REST = 1500;

/**
 * Creates the simulated user. The test tool's own press looks for its target in the page while pressing, and uses a mouse: its work would be
 * measured as the page's, and touch events would be missing. Here the target is found before the press, outside of the spans.
 */
export function createFinger(page: Page, session: Pick<CDPSession, 'send'>): TouchUser {
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
      if (!box) throw new Error('The target to press is not on the screen.');
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
