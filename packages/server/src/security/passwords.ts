/** Hashes and checks passwords. `verify` with null does the same work and answers false: an unknown account takes as long. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, stored: string | null) => Promise<boolean>;
}

/** More people sign in at once than the machine can hash for. */
export class TooBusy extends Error {}

/** Lets `width` tasks run at a time and `length` wait; more are refused with {@link TooBusy}. */
export function createGate(width: number, length: number): <T>(task: () => Promise<T>) => Promise<T> {
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
