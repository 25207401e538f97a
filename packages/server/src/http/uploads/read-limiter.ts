import { createConcurrencyLimit } from '../../security/concurrency-limit.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Turns in which one instance reads uploaded files. */
export interface ReadLimiter {
  readonly turn: FairQueue;
  /** Runs work that takes much memory, within a turn: one at a time. */
  readonly large: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Creates turns: two at a time, one per company. A photo takes most of a second of a core, the slowest GIF about ten. */
export const createReadLimiter = (): ReadLimiter => ({
  turn: createFairQueue({
    width: 2,
    widthOfCompany: 1,
    // all files of three calls, the maximum that one user sends at a time
    waiting: { user: 30, company: 60, all: 300 },
    seconds: 60,
  }),
  large: createConcurrencyLimit(1, Number.POSITIVE_INFINITY),
});
