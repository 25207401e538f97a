import type { Plugin } from 'vite';
import type { PackageSpec } from './package-specs.ts';

/**
 * Marks what a server component gets from the package as the client's. The package's own entry is not: it passes on whole
 * packages, which a client module may not.
 */
export function clientModules(name: PackageSpec['name']): Plugin {
  return {
    name: 'foyer-client-modules',
    generateBundle(_, bundle) {
      if (name !== 'react') return;
      const entries = [bundle['index.js'], bundle['ui.js']].filter((part) => part?.type === 'chunk');
      if (entries.length < 2) throw new Error('@foyer/react lacks an entry.');
      for (const id of new Set(entries.flatMap(({ imports }) => imports))) {
        const part = bundle[id];
        if (part?.type !== 'chunk') continue;
        part.code = `'use client';\n${part.code}`;
        const map = bundle[`${id}.map`];
        // everything stands one line lower
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  };
}
