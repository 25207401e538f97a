import type { Plugin } from 'vite';

const manifest = /[\\/]environment\.manifest\.ts$/;
const parts = /^\.\/portal\/portal(\.messages)?\.tsx?$/;
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
    resolveId: (source, importer = '') =>
      parts.test(source) && manifest.test(importer) ? nothing : undefined,
    load: (id) => (id === nothing ? 'export const Portal = null, portalMessages = null;' : undefined),
  };
}
