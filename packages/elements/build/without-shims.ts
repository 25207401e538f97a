import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const own = '\0foyer-import:';
const shim = 'use-sync-external-store/shim';

/**
 * Leaves out what other people's code brings along for browsers and pages that are none of ours. Vite wraps every
 * `import()` to load its style files first; we have none, so each module gets a wrapper that only calls (one per
 * module, so that the loader needs no chunk for it). Lingui brings a hook that React has since version 18.
 */
export function withoutShims(): Plugin {
  const react = join(import.meta.dirname, 'react-hook.ts');
  return {
    name: 'foyer-without-shims',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === helper) return `${own}${importer}`;
      return id === shim ? react : undefined;
    },
    load: (id) => (id.startsWith(own) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
