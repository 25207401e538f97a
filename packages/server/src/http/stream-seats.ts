import { ProblemError } from './problem-error.ts';

/** Seconds after which somebody without a seat may ask again. */
const retryAfter = 30;

/**
 * Hands out the streams of this instance: so many for one person, so many in all. Answers how to give one back; refuses by a
 * problem.
 */
export function createStreamSeats(mostOfOne: number, mostOfAll: number): (personId: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;
  return (personId) => {
    const own = taken.get(personId) ?? 0;
    if (own >= mostOfOne) throw new ProblemError('rate_limited', 429, { retryAfter });
    if (total >= mostOfAll) throw new ProblemError('unavailable', 503, { retryAfter });
    taken.set(personId, own + 1);
    total++;
    return () => {
      total--;
      const left = (taken.get(personId) ?? 1) - 1;
      if (left > 0) taken.set(personId, left);
      else taken.delete(personId);
    };
  };
}
