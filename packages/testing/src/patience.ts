import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** A setup file: what a test waits for may take this many milliseconds on a busy machine; the default is one second. */
const longestWait = 8000;

configure({ asyncUtilTimeout: longestWait });

type Options = Parameters<typeof vi.waitFor>[1];
const patient = (options: Options): Options => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { timeout: longestWait, interval: 20, ...given };
};
const { waitFor, waitUntil } = vi;
vi.waitFor = (check, options) => waitFor(check, patient(options));
vi.waitUntil = (check, options) => waitUntil(check, patient(options));
