import { type FoyerSdk, parsePortalPath } from '@foyer/react';
import { readScreen } from '@foyer/react/portal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFirst } from './read-first.ts';

vi.mock(import('@foyer/react/portal'), async (load) => ({ ...(await load()), readScreen: vi.fn() }));

const sdk = {} as FoyerSdk;
let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readScreen).mockImplementation(() => ({
    stop: () => undefined,
    done: new Promise((resolve) => {
      answer = resolve;
    }),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** Reads what an address asks first, and says whether that is waited for. */
function begin(path: string) {
  let isWaiting = true;
  void readFirst(sdk, parsePortalPath(path)).then(() => {
    isWaiting = false;
  });
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isWaiting;
  };
}

test('a screen waits for what it shows, and is drawn with it', async () => {
  const isWaitingAfter = begin('/de_DE/order-overview');
  expect(readScreen).toHaveBeenCalledWith(sdk, 'order-overview', undefined);
  expect(await isWaitingAfter(100)).toBe(true);
  answer();
  expect(await isWaitingAfter(0)).toBe(false);
});

test('nobody waits longer than 300 ms for it', async () => {
  const isWaitingAfter = begin('/de_DE/order-overview/7');
  expect(await isWaitingAfter(299)).toBe(true);
  expect(await isWaitingAfter(1)).toBe(false);
});

test.each(['/de_DE/order-overview?orders.page=2', '/404'])('%s asks for nothing', async (path) => {
  const isWaitingAfter = begin(path);
  expect(await isWaitingAfter(0)).toBe(false);
  expect(readScreen).not.toHaveBeenCalled();
});
