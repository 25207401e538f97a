import { createConcurrencyLimit, TooBusy } from '../../security/concurrency-limit.ts';
import { ProblemError } from '../problem-error.ts';

/** Runs a caller's work within that caller's concurrency limit. */
export type CallerLimit = <T>(callerId: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets each caller run `width` calls at a time and queue `length` more; further ones are answered 429. A caller with a hundred concurrent
 * calls delays only themselves. Counted per instance, because the limit divides the instance's database connections.
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
