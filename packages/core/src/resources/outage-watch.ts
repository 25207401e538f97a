import type { Result } from '../api/result.ts';
import { isPassing } from '../api/retry.ts';

/** Milliseconds until reads that failed are tried again: at first, and at most. */
const firstPause = 3000;
const longestPause = 60_000;

/** Tries again while a server is away, with pauses that grow. */
export interface OutageWatch {
  /** A read failed because the server is away. */
  begin(): void;
  /** The server has answered. */
  end(): void;
  /** Begins or ends with the answer of a read, which it passes on. */
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
  return {
    begin,
    end,
    async watch(read) {
      const answer = await read;
      if (answer.ok) end();
      else if (isPassing(answer.error)) begin();
      return answer;
    },
  };
}
