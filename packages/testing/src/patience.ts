import { vi } from 'vitest';
import { longestWait } from './patient-tests.ts';

/** A setup file: `vi.waitFor` and `vi.waitUntil` are as patient as everything else. */
type Options = Parameters<typeof vi.waitFor>[1];
const patient = (options: Options): Options => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { timeout: longestWait, interval: 20, ...given };
};
const { waitFor, waitUntil } = vi;
// Once: test files share a worker.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(check, options) {
    return waitFor(check, patient(options));
  };
  vi.waitUntil = (check, options) => waitUntil(check, patient(options));
}
