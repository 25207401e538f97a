import { vi } from 'vitest';

/**
 * Does something while the clock stands still, then moves it on at once: whatever that began to wait for is over, and what comes of it has
 * begun. Timers from before go by the real clock all the while.
 *
 * @param milliseconds - more than what is not to happen would take
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
