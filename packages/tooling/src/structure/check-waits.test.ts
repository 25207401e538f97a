import { describe, expect, it } from 'vitest';
import { checkSleeps, checkWaits } from './check-waits.ts';

const sourceOf = (path: string, text: string) => ({ path, text, lines: text.split('\n').length });
const test = 'packages/react/src/cart/cart.test.ts';
const sleep = 'packages/testing/src/pause.ts';

describe('a wait for a fixed time in a test', () => {
  it.each([
    ['a promise resolved by a timer', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    ['a resolver with another name', 'await new Promise<void>((done) => { setTimeout(done, 50); });'],
    ['a resolver called in a function', 'await new Promise((resolve) => setTimeout(() => resolve(1), 50));'],
    ['a helper in the same file', 'const pause = (ms: number) => new Promise((r) => setTimeout(r, ms));'],
    ['`withResolvers`', 'const { promise, resolve } = Promise.withResolvers(); setTimeout(resolve, 9);'],
    ['Playwright’s timeout', 'await page.waitForTimeout(100);'],
    ['Node’s promised timers', "import { setTimeout as wait } from 'node:timers/promises';"],
    ['`Atomics.wait`', 'Atomics.wait(cell, 0, 0, 100);'],
  ])('is found: %s', (_, text) => {
    expect(checkSleeps([sourceOf(test, text)])).toEqual([
      expect.stringMatching(/^packages\/react\/src\/cart\/cart\.test\.ts:1: waits for a fixed time/),
    ]);
  });

  it('is found where it is imported', () => {
    const helper = sourceOf(
      sleep,
      'export const pause = (ms: number) => new Promise((r) => setTimeout(r, ms));',
    );
    const user = sourceOf(test, "import { pause } from '@foyer/testing/pause';\nawait pause(5);");
    const found = checkSleeps([helper, user]).map((line) => line.split(': ')[0]);
    expect(found).toContain(`${test}:1`);
  });

  it.each([
    ['a condition', 'await vi.waitUntil(() => isThere());'],
    ['a time-out that is cleared', 'const timer = setTimeout(fail, 5000); clearTimeout(timer);'],
    ['a turn of the event loop', 'await new Promise((resolve) => setTimeout(resolve));'],
    ['deferred work', 'setTimeout(() => send(), 10);'],
    ['`setImmediate`', "import { setImmediate } from 'node:timers/promises';"],
  ])('is not %s', (_, text) => {
    expect(checkSleeps([sourceOf(test, text)])).toEqual([]);
  });

  it('is allowed in the product', () => {
    const text = 'await new Promise((resolve) => setTimeout(resolve, 50));';
    expect(checkSleeps([sourceOf('packages/core/src/api/retry.ts', text)])).toEqual([]);
  });
});

describe('a limit in a test', () => {
  it.each([
    ['timeout', '1_000', 1],
    ['timeout', '60_000', 0],
    ['interval', '20', 0],
  ])('`%s: %s`', (name, value, problems) => {
    expect(checkWaits([sourceOf(test, `expect.poll(look, { ${name}: ${value} });`)])).toHaveLength(problems);
  });
});
