import { afterEach, expect, test, vi } from 'vitest';
import { readyFormats } from './ready-formats.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('numbers and days are made ready one after the other, when there is nothing else to do', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const days = vi.spyOn(Intl, 'DateTimeFormat');
  readyFormats('fr-FR');
  expect(numbers).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(numbers).toHaveBeenCalledWith('fr-FR');
  expect(days).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(days).toHaveBeenCalledWith('fr-FR');
  expect(idle).toEqual([]);
});

test('a browser that cannot say when it has nothing to do is left alone', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  expect(() => readyFormats('de-DE')).not.toThrow();
});
