import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let state: DocumentReadyState;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('something runs when the page has nothing else to do', () => {
  it.each([
    ['once it is idle', 'complete', false, 49, 50],
    ['a second later in a browser without requestIdleCallback', 'complete', true, 999, 1000],
  ] as const)('%s', (_, ready, isOld, before, then) => {
    state = ready;
    if (isOld) vi.stubGlobal('requestIdleCallback', undefined);
    if (isOld) Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(before);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(then - before);
    expect(run).toHaveBeenCalledOnce();
  });

  it('not before the page is there', () => {
    state = 'interactive';
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(50);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['complete', 'interactive'] as const)('not if it was cancelled while the page was %s', (ready) => {
    state = ready;
    const run = vi.fn();
    const callOff = whenIdle(run);
    callOff();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
  });
});
