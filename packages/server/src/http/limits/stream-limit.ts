import { ProblemError } from '../problem-error.ts';

/** Seconds after which a refused caller may try again. */
const retryAfter = 30;

/**
 * Limits the streams of this instance, per person and in all. The result counts a stream and returns its release; throws a problem above
 * a limit.
 */
export function createStreamLimit(mostOfOne: number, mostOfAll: number): (personId: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;
  return (personId) => {
    const openStreams = taken.get(personId) ?? 0;
    if (openStreams >= mostOfOne) throw new ProblemError('rate_limited', 429, { retryAfter });
    if (total >= mostOfAll) throw new ProblemError('unavailable', 503, { retryAfter });
    taken.set(personId, openStreams + 1);
    total++;
    return () => {
      total--;
      const left = (taken.get(personId) ?? 1) - 1;
      if (left > 0) taken.set(personId, left);
      else taken.delete(personId);
    };
  };
}
