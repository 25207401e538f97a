import { join } from 'node:path';
import type { Plugin } from 'vite';

const shim = 'use-sync-external-store/shim';
const wrapper = 'native:import-analysis-build';

/**
 * Leaves out what others bring along for pages that are none of ours. Vite wraps every `import()` to load its style
 * files first; we have none, and the loader must not need a chunk for it. Lingui brings a hook that React has since
 * version 18.
 */
export function withoutShims(): Plugin {
  const react = join(import.meta.dirname, 'react-hook.ts');
  return {
    name: 'foyer-without-shims',
    enforce: 'pre',
    resolveId: (id) => (id === shim ? react : undefined),
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has a plugin ${wrapper}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
