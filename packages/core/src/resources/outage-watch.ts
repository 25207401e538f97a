import type { Result } from '../api/result.ts';
import { isPassing } from '../api/retry.ts';

/** Milliseconds until reads that failed are tried again: at first, and at most. */
const firstPause = 3000;
const longestPause = 60_000;

/** Tries again while a server is away, with pauses that grow. */
export interface OutageWatch {
  /** A read failed because the server is away. */
  begin(): void;
  /** The server has answered a read: what still waits to be tried again is tried soon. */
  recover(): void;
  /** Nothing is tried again any more. */
  end(): void;
  /** Begins with an answer that the server is away, and recovers with any good one. The answer is passed on. */
  watch<A extends Result<unknown>>(read: Promise<A>): Promise<A>;
}

/**
 * Calls `retry` 3 seconds after a read failed, and after each that fails then in a pause twice as long, up to a minute. Pauses vary by a quarter, so that
 * the pages of an outage do not come back all at once. Does nothing on a server, where nobody looks.
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
