import { join } from 'node:path';
import { longestStart, longestWait } from './longest-wait.ts';

export { longestStart, longestWait };

const isOnAnotherClock = ['FOYER_TEST_SPEED', 'FOYER_TEST_DATE'].some(
  (name) => process.env[name] !== undefined,
);
const setupFiles = [...(isOnAnotherClock ? ['another-clock.ts'] : []), 'wait-limits.ts'];

/**
 * The limits that every test project shares, in its `vitest.config.ts`. They say when something hangs, not how fast it should be:
 * a machine at a fifth of the speed of a developer's stays within them.
 */
export const testLimits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: longestWait } },
  setupFiles: setupFiles.map((file) => join(import.meta.dirname, file)),
};

/**
 * The same for projects whose files may share a worker, since their modules keep no state: starting one for each file costs more than
 * most of them do. What a file leaves behind fails it.
 */
export const sharedWorker = {
  ...testLimits,
  isolate: false,
  setupFiles: [...testLimits.setupFiles, join(import.meta.dirname, 'nothing-left-behind.ts')],
};
