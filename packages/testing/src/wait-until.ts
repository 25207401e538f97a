import { longestWait } from './longest-wait.ts';

/** Milliseconds between two looks. */
const pause = 20;

/**
 * Looks until it sees something, and answers that: `vi.waitUntil` for what runs outside of vitest, in a page or in a program of its own.
 *
 * @param look - answers something true once it is there; what it throws ends the waiting
 * @param what - completes “Waited in vain for …”
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
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
