import { vi } from 'vitest';

/**
 * Runs work while the clock stands still, then advances the clock at once: every timer that the work started has expired, and its
 * consequences have begun. Earlier timers use the real clock throughout.
 *
 * @param milliseconds - more than the time after which something must not have happened
 */
export async function passTime(milliseconds: number, work: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work();
    await vi.advanceTimersByTimeAsync(milliseconds);
  } finally {
    vi.useRealTimers();
  }
}
