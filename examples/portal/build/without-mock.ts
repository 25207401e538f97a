import type { Plugin } from 'vite';

const mock = /[\\/]core[\\/]src[\\/]mock[\\/]with-mock\.ts$/;

/** Leaves out what answers without a server (`mock:`, decision 0427): a portal has one, and every page would pay for the other. */
export function withoutMock(): Plugin {
  return {
    name: 'portal-without-mock',
    apply: 'build',
    load: (id) => (mock.test(id) ? 'export const withMock = (options) => options;' : null),
  };
}
