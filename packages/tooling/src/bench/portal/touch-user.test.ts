import { describe, expect, it } from 'vitest';
import { createFinger } from './touch-user.ts';

/** A page that only counts: each look at its clock is a tick. */
function fakePage() {
  const log: string[] = [];
  let clock = 0;
  const page = {
    evaluate: async () => ++clock,
    waitForTimeout: async () => void log.push('wait'),
    keyboard: { press: async (key: string) => void log.push(`key ${key}`) },
  };
  const session = {
    send: async (
      _: string,
      { type, touchPoints }: { type: string; touchPoints: { x: number; y: number }[] },
    ) => void log.push([type, ...touchPoints.map(({ x, y }) => `${x},${y}`)].join(' ')),
  };
  return { log, finger: createFinger(page as never, session as never) };
}

const button = (box: object | null) =>
  ({ scrollIntoViewIfNeeded: async () => undefined, boundingBox: async () => box }) as never;

describe('the finger of the bench', () => {
  it('rests on the middle of what it presses, and its span lasts until the answer has had its time', async () => {
    const { log, finger } = fakePage();
    await finger.press(button({ x: 10, y: 20, width: 40, height: 20 }), 2);
    const once = ['touchStart 30,30', 'wait', 'touchEnd', 'wait'];
    expect(log).toEqual([...once, ...once, 'wait']);
    expect(finger.spans).toEqual([{ from: 1, to: 2 }]);
  });

  it('types keys in a span of their own', async () => {
    const { log, finger } = fakePage();
    await finger.press(button({ x: 0, y: 0, width: 2, height: 2 }));
    await finger.type('a', 'Backspace');
    expect(log.slice(-3)).toEqual(['key a', 'key Backspace', 'wait']);
    expect(finger.spans).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ]);
  });

  it('does not press what is not there', async () => {
    const { log, finger } = fakePage();
    await expect(finger.press(button(null))).rejects.toThrow('not on the screen');
    expect([log, finger.spans]).toEqual([[], []]);
  });
});
