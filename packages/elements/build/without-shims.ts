import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIns: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim': join(import.meta.dirname, 'react-hook.ts'),
  jose: join(import.meta.dirname, 'decode-jwt.ts'),
};
const lingui = /@lingui\/core\/dist\/index\.mjs$/;
/** Lingui's advice to developers, who read it in development; a text that is gone fails the build. */
const advice = [
  /: Attempted to call a translation function[^"]*(?=")/,
  /Uncompiled message detected! Message:\n\n> (?=\$)/,
  /\n\nThat means you use raw catalog[^`]*(?=`)/,
];
/** Kinds of attributes no widget has; without them r2wc's code for them is dropped. */
const r2wc = /@r2wc\/core\/dist\/core\.js$/;
const kinds = /,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*(?=\})/;
const wrapper = 'native:import-analysis-build';

function withoutText(code: string, text: RegExp): string {
  if (!text.test(code)) throw new Error(`A library no longer says ${text}.`);
  return code.replace(text, '');
}

/**
 * Leaves out what others bring along for pages that are none of ours. Vite wraps every `import()` to load its style
 * files first; we have none, and the loader must not need a chunk for it. Lingui brings a hook that React has since
 * version 18, and pages of advice; jose brings what signs and checks, of which a browser only reads claims.
 */
export function withoutShims(): Plugin {
  return {
    name: 'foyer-without-shims',
    enforce: 'pre',
    resolveId: (id) => standIns[id],
    transform: {
      filter: { id: [lingui, r2wc] },
      handler: (code, id) => (lingui.test(id) ? advice : [kinds]).reduce(withoutText, code),
    },
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has a plugin ${wrapper}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
