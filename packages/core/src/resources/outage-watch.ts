/** Milliseconds until reads that failed are tried again: at first, and at most. */
const firstPause = 3000;
const longestPause = 60_000;

/** Tries again while a server is away, with pauses that grow. */
export interface OutageWatch {
  /** A read failed because the server is away. */
  begin(): void;
  /** The server has answered. */
  end(): void;
}

/**
 * Calls `retry` 3 seconds after a read failed, and after each that fails then in a pause twice as long, up to a minute. Pauses vary by a quarter, so that
 * the pages of an outage do not come back all at once. Does nothing on a server, where nobody looks.
 */
export function createOutageWatch(retry: () => void): OutageWatch {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      if (timer !== undefined || !globalThis.window) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          pause = Math.min(2 * pause, longestPause);
          retry();
        },
        pause * (0.75 + Math.random() / 2),
      );
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
      pause = firstPause;
    },
  };
}
