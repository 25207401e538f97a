import { join } from 'node:path';
import type { Plugin } from 'vite';

const shim = 'use-sync-external-store/shim';
const lingui = /@lingui\/core\/dist\/index\.mjs$/;
/** Lingui's advice to developers, who read it in development; a text that is gone fails the build. */
const advice = [
  /: Attempted to call a translation function[^"]*(?=")/,
  /Uncompiled message detected! Message:\n\n> (?=\$)/,
  /\n\nThat means you use raw catalog[^`]*(?=`)/,
];
/** How r2wc reads and writes attributes by type: `define-element.ts` does both and names no type. */
const r2wc = /@r2wc\/core\/dist\/core\.js$/;
const transforms = /(?<==\s*\{)\s*string: \w+,\s*number: \w+,\s*boolean: \w+,[^}]*(?=\})/;
const wrapper = 'native:import-analysis-build';

function withoutText(code: string, text: RegExp): string {
  if (!text.test(code)) throw new Error(`A library no longer says ${text}.`);
  return code.replace(text, '');
}

/**
 * Leaves out what others bring along for pages that are none of ours. Vite wraps every `import()` to load its style
 * files first; we have none, and the loader must not need a chunk for it. Lingui brings a hook that React has since
 * version 18, and pages of advice; r2wc brings types of attributes.
 */
export function withoutShims(): Plugin {
  const react = join(import.meta.dirname, 'react-hook.ts');
  return {
    name: 'foyer-without-shims',
    enforce: 'pre',
    resolveId: (id) => (id === shim ? react : undefined),
    transform: {
      filter: { id: [lingui, r2wc] },
      handler: (code, id) => (r2wc.test(id) ? [transforms] : advice).reduce(withoutText, code),
    },
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has a plugin ${wrapper}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
