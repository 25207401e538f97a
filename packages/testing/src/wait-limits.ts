import { vi } from 'vitest';
import { longestWait } from './test-limits.ts';

/** A setup file: `vi.waitFor` and `vi.waitUntil` get the common time-outs. */
type Options = Parameters<typeof vi.waitFor>[1];
const withLimits = (options: Options): Options => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { timeout: longestWait, interval: 20, ...given };
};
const { waitFor, waitUntil } = vi;
// Once, because test files share a worker.
if (waitFor.name !== 'waitWithLimits') {
  vi.waitFor = function waitWithLimits(check, options) {
    return waitFor(check, withLimits(options));
  };
  vi.waitUntil = (check, options) => waitUntil(check, withLimits(options));
}
