import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const own = '\0foyer-import:';

/**
 * Vite wraps every `import()` to load its style files first. We have none, so each module gets a wrapper that only
 * calls; one per module, so that the loader needs no chunk for it.
 */
export function plainImports(): Plugin {
  return {
    name: 'foyer-plain-imports',
    enforce: 'pre',
    resolveId: (id, importer) => (id === helper ? `${own}${importer}` : undefined),
    load: (id) => (id.startsWith(own) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
