import { createConcurrencyLimit } from '../../security/concurrency-limit.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** The order in which one instance reads uploaded files. */
export interface ReadingTurns {
  readonly turn: FairQueue;
  /** Within a turn, for what takes much memory: one at a time. */
  readonly large: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Two at a time, one of each company: a photo takes most of a second of a core, the slowest GIF some ten. */
export const createReadingTurns = (): ReadingTurns => ({
  turn: createFairQueue({
    width: 2,
    widthOfCompany: 1,
    // All files of three calls, the most that one user sends at a time.
    waiting: { user: 30, company: 60, all: 300 },
    seconds: 60,
  }),
  large: createConcurrencyLimit(1, Number.POSITIVE_INFINITY),
});
