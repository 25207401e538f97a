/** The limit is reached, including its queue. */
export class TooBusy extends Error {}

/** Runs at most `width` tasks at a time and queues `length`; further ones are refused with {@link TooBusy}. */
export function createConcurrencyLimit(
  width: number,
  length: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) {
      if (waiting.length >= length) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
