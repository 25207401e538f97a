import { afterEach, expect, test, vi } from 'vitest';
import { readyFormats } from './ready-formats.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('numbers and days are made ready one after the other, once something is seen', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const observe = vi.fn();
  const disconnect = vi.fn();
  let tell = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(listener: () => void) {
        tell = listener;
      }
    },
  );
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const days = vi.spyOn(Intl, 'DateTimeFormat');
  readyFormats('fr-FR');
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(numbers).not.toHaveBeenCalled();
  tell();
  expect(numbers).toHaveBeenCalledWith('fr-FR');
  expect(days).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(days).toHaveBeenCalledWith('fr-FR');
  expect(vi.getTimerCount()).toBe(0);
  expect(disconnect).toHaveBeenCalledOnce();
});
