import type { Result } from '../api/result.ts';
import { isPassing } from '../api/retry.ts';

/** Milliseconds until failed reads are retried: the first pause, and the longest. */
const firstPause = 3000;
const longestPause = 60_000;

/** Retries while a server is unavailable, with growing pauses. */
export interface OutageWatch {
  /** Notes that a read failed because the server is unavailable. */
  begin(): void;
  /** Notes that the server has answered a read: reads that still wait for a retry are retried soon. */
  recover(): void;
  /** Stops all retries. */
  end(): void;
  /** Calls `begin` for a response that the server is unavailable, and `recover` for any good one. Returns the response. */
  watch<A extends Result<unknown>>(read: Promise<A>): Promise<A>;
}

/**
 * Calls `retry` 3 seconds after a read failed, and after each further failure with a pause twice as long, up to a minute. Pauses vary by a
 * quarter, so that not all pages return at once after an outage. Does nothing on a server, where there are no users.
 */
export function createOutageWatch(retry: () => void): OutageWatch {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function begin() {
    if (timer !== undefined || !globalThis.window) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        pause = Math.min(2 * pause, longestPause);
        retry();
      },
      pause * (0.75 + Math.random() / 2),
    );
  }
  function end() {
    clearTimeout(timer);
    timer = undefined;
    pause = firstPause;
  }
  function recover() {
    const isWaiting = timer !== undefined;
    end();
    // Of reads that were sent together, one may have failed and another succeeded.
    if (isWaiting) begin();
  }
  return {
    begin,
    recover,
    end,
    async watch(read) {
      const answer = await read;
      if (answer.ok) recover();
      else if (isPassing(answer.error)) begin();
      return answer;
    },
  };
}
