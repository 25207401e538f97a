import { type FoyerSdk, parsePortalPath } from '@foyer/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../features/screens.ts';
import { readFirst } from '../../screens/read-first.ts';
import { awaitReads } from './await-reads.ts';

vi.mock(import('../../screens/read-first.ts'), () => ({ readFirst: vi.fn() }));

const sdk = {} as FoyerSdk;
let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(readFirst).mockImplementation(() => ({
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

/** Starts the reads of an address and returns a function that tells whether the page still waits for them. */
function begin(path: string) {
  let isWaiting = true;
  const place = parsePortalPath(path);
  void awaitReads(sdk, place.name && screens[place.name], place).then(() => {
    isWaiting = false;
  });
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isWaiting;
  };
}

test('a screen waits for its data and is drawn with it', async () => {
  const isWaitingAfter = begin('/de_DE/order-overview');
  expect(readFirst).toHaveBeenCalledWith(sdk, screens['order-overview'], undefined);
  expect(await isWaitingAfter(100)).toBe(true);
  answer();
  expect(await isWaitingAfter(0)).toBe(false);
});

test('a screen waits at most 300 ms for its data', async () => {
  const isWaitingAfter = begin('/de_DE/order-overview/7');
  expect(await isWaitingAfter(299)).toBe(true);
  expect(await isWaitingAfter(1)).toBe(false);
});

test.each(['/de_DE/order-overview?orders.page=2', '/404'])('%s awaits no read', async (path) => {
  const isWaitingAfter = begin(path);
  expect(await isWaitingAfter(0)).toBe(false);
  expect(readFirst).not.toHaveBeenCalled();
});
