import type { Plugin } from 'vite';

const itself = /[\\/]react[\\/]src[\\/]features[\\/]portal[\\/]index\.ts$/;
const nothing = '\0portal-element';

/**
 * Leaves `<foyer-portal>` out, which nothing here uses: the bundler makes chunks of what is imported dynamically even so, and what these share
 * with the portal's own would be cut out of it.
 */
export function withoutPortalElement(): Plugin {
  return {
    name: 'portal-without-element',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('features/portal/index.ts')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && itself.test(found.id) ? nothing : found;
    },
    load: { filter: { id: /^\0portal-element$/ }, handler: () => 'export {};' },
  };
}
