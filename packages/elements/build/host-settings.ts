import type { Plugin } from 'vite';

const host = /[\\/]elements[\\/]src[\\/]host[\\/]/;

/**
 * Gives what knows and steers (`src/host`) a copy of the page's settings, a line of code: it would lie in the login's first stage, which a
 * page with the cart badge alone would load for it.
 */
export const hostSettings = (): Plugin => ({
  name: 'foyer-host-settings',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !host.test(importer) || !source.endsWith('/page-settings.ts')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?host` };
  },
});
