import { join } from 'node:path';
import { longestStart, longestWait } from './longest-wait.ts';

export { longestStart, longestWait };

const isOnAnotherClock = ['FOYER_TEST_SPEED', 'FOYER_TEST_DATE'].some(
  (name) => process.env[name] !== undefined,
);
const setupFiles = [...(isOnAnotherClock ? ['scaled-clock.ts'] : []), 'wait-limits.ts'];

/**
 * Time-outs that every test project shares in its `vitest.config.ts`. They detect hanging tests instead of slow ones: a machine with a
 * fifth of a developer machine's speed stays within them.
 */
export const testLimits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: longestWait } },
  setupFiles: setupFiles.map((file) => join(import.meta.dirname, file)),
};

/**
 * The same for projects whose files can share a worker, because their modules keep no state: starting a worker for each file costs more
 * than most files take. A file that leaves something behind fails.
 */
export const sharedWorker = {
  ...testLimits,
  isolate: false,
  setupFiles: [...testLimits.setupFiles, join(import.meta.dirname, 'leak-check.ts')],
};
