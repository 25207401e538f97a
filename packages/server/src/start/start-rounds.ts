export interface Rounds {
  /** Begins no further round, and waits for the running one. */
  readonly stop: () => Promise<void>;
}

/** Runs a round at once and then `seconds` after each has ended, until it is stopped. Errors of a round are passed to `onError`. */
export function startRounds(options: {
  readonly seconds: number;
  readonly round: (isStopped: () => boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
}): Rounds {
  const { seconds, round, onError } = options;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = Promise.resolve();
  const start = () => {
    current = round(() => isStopped)
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(start, seconds * 1000);
      });
  };
  start();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
