/** More work at once than the limit takes, its queue included. */
export class TooBusy extends Error {}

/** Lets `width` tasks run at a time and `length` wait; more are refused with {@link TooBusy}. */
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
