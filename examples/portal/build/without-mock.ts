import type { Plugin } from 'vite';

const mock = /[\\/]core[\\/]src[\\/]mock[\\/]with-mock\.ts$/;

/** Excludes the mock server (`mock:`, decision 0427): a portal has a real server, and the mock would enlarge every page. */
export function withoutMock(): Plugin {
  return {
    name: 'portal-without-mock',
    apply: 'build',
    load: (id) => (mock.test(id) ? 'export const withMock = (options) => options;' : null),
  };
}
