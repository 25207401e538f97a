import { longestWait } from './longest-wait.ts';

/** Milliseconds between two checks. */
const pause = 20;

/**
 * Checks repeatedly until the result is truthy, and returns the result: `vi.waitUntil` for checks outside of vitest, in a page or in
 * another program.
 *
 * @param look - returns something truthy when the condition is met; an error ends the wait
 * @param what - completes “Timed out waiting for …”
 * @param limit - milliseconds
 */
export async function waitUntil<T>(
  look: () => T | Promise<T>,
  what: string,
  limit: number = longestWait,
): Promise<Exclude<T, null | undefined | false | 0 | ''>> {
  const end = performance.now() + limit;
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<T, null | undefined | false | 0 | ''>;
    if (performance.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
