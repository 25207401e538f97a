import { createConcurrencyLimit, TooBusy } from '../security/concurrency-limit.ts';
import { ProblemError } from './problem-error.ts';

/** Runs a caller's work when it is that caller's turn. */
export type CallerLimit = <T>(callerId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets each caller do `width` things at a time and `length` more wait, further ones are 429: whoever sends a hundred calls at
 * once waits for themselves and not everybody for them. Counted in each instance by itself: it is its own database
 * connections that it shares out.
 */
export function createCallerLimit(width: number, length: number): CallerLimit {
  const callers = new Map<
    string,
    { readonly gate: ReturnType<typeof createConcurrencyLimit>; users: number }
  >();
  return async (callerId, work) => {
    const caller = callers.get(callerId) ?? { gate: createConcurrencyLimit(width, length), users: 0 };
    callers.set(callerId, caller);
    caller.users++;
    try {
      return await caller.gate(work);
    } catch (error) {
      throw error instanceof TooBusy ? new ProblemError('rate_limited', 429, { retryAfter: 1 }) : error;
    } finally {
      if (--caller.users === 0) callers.delete(callerId);
    }
  };
}
