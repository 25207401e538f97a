import type { Plugin } from 'vite';
import type { PackageSpec } from './package-specs.ts';

const entryFiles = ['index.js', 'ui.js', 'portal.js'];

/**
 * Marks the modules that a server component gets from the package as client modules. The package's entry is not marked: it re-exports whole
 * packages, which a client module may not do.
 */
export function clientModules(name: PackageSpec['name']): Plugin {
  return {
    name: 'foyer-client-modules',
    generateBundle(_, bundle) {
      if (name !== 'react') return;
      const entries = entryFiles.map((file) => bundle[file]).filter((part) => part?.type === 'chunk');
      if (entries.length < entryFiles.length) throw new Error('The build of @foyer/react has no entry.');
      for (const id of new Set(entries.flatMap(({ imports }) => imports))) {
        const part = bundle[id];
        if (part?.type !== 'chunk') continue;
        part.code = `'use client';\n${part.code}`;
        const map = bundle[`${id}.map`];
        // all code moves down by one line
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  };
}
