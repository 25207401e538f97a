import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Small ones of our own for what libraries bring along. */
const standIns: Readonly<Record<string, string>> = {
  // React has the hook since version 18
  'use-sync-external-store/shim': join(import.meta.dirname, 'react-hook.ts'),
};

/** Text that goes, by module; one that is no longer there fails the build. */
const leftOut: readonly { readonly file: RegExp; readonly texts: readonly RegExp[] }[] = [
  {
    // advice to developers, who read it in development
    file: /@lingui\/core\/dist\/index\.mjs$/,
    texts: [
      /: Attempted to call a translation function[^"]*(?=")/,
      /Uncompiled message detected! Message:\n\n> (?=\$)/,
      /\n\nThat means you use raw catalog[^`]*(?=`)/,
      // deprecated; Intl does it
      /\n {2}date\(value, format\) \{[\s\S]*(?=\n\}\nfunction setupI18n)/,
    ],
  },
  {
    file: /@r2wc\/core\/dist\/core\.js$/,
    texts: [
      // how it reads and writes attributes by type: `define-element.ts` does both and names no type
      /(?<==\s*\{)\s*string: \w+,\s*number: \w+,\s*boolean: \w+,[^}]*(?=\})/,
      // events as props; a widget emits by itself
      /for \(const s of u\)\s*this\[\w\]\[s\] = [\s\S]*?\n {8}\};(?=\n {4}\})/,
    ],
  },
  {
    // what neither we nor react-aria use of it
    file: /react\/cjs\/react\.production\.js$/,
    texts: [
      /exports\.__COMPILER_RUNTIME = [\s\S]*(?=exports\.cloneElement = )/,
      /exports\.unstable_useCacheRefresh = [\s\S]*(?=exports\.use = )/,
      /exports\.useActionState = [\s\S]*(?=exports\.useCallback = )/,
      /exports\.useOptimistic = [\s\S]*(?=exports\.useReducer = )/,
    ],
  },
  {
    // putting links and scripts into the page's head, which no widget may; hooks for form actions, of which we have none
    file: /react-dom\/cjs\/react-dom\.production\.js$/,
    texts: [
      /exports\.preconnect = [\s\S]*(?=exports\.requestFormReset = )/,
      /exports\.unstable_batchedUpdates = [\s\S]*(?=exports\.version = )/,
    ],
  },
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    texts: [
      /,\s*D: prefetchDNS,\s*C: preconnect,\s*L: preload,[^}]*(?=\})/,
      /ReactDOMSharedInternals\.findDOMNode = function [\s\S]*?\n\};/,
      // view transitions, which no widget starts; what stays is what React does in a browser without them
      /(?<=errorCallback\n\) \{\n) {2}var ownerDocument =[\s\S]*?catch \(x\) (?=\{\n {4}return mutationCallback)/,
      /ViewTransitionPseudoElement\.prototype\.animate = [\s\S]*?(?=function createViewTransitionInstance)/,
      // the page's own React is what its developers look at
      /var internals\$jscomp\$inline_\d+ = \{[^}]*\};\nif \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?\n\}(?=\nexports\.createRoot)/,
      /ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration =\s*function [\s\S]*?\n\};/,
    ],
  },
  {
    // stores of many keys, of which we have none
    file: /@nanostores\/react\/index\.js$/,
    texts: [/keys\?\.length > 0\s*\? listenKeys\([^:]*: (?=store\.listen)/],
  },
];
const wrapper = 'native:import-analysis-build';

function withoutText(code: string, text: RegExp): string {
  if (!text.test(code)) throw new Error(`A library no longer says ${text}.`);
  return code.replace(text, '');
}

/**
 * Leaves out what others bring along for pages that are none of ours. Vite wraps every `import()` to load its style
 * files first; we have none, and the loader must not need a chunk for it.
 */
export function withoutShims(): Plugin {
  return {
    name: 'foyer-without-shims',
    enforce: 'pre',
    resolveId: (id) => standIns[id],
    transform: {
      filter: { id: leftOut.map(({ file }) => file) },
      handler: (code, id) =>
        leftOut.flatMap(({ file, texts }) => (file.test(id) ? texts : [])).reduce(withoutText, code),
    },
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has a plugin ${wrapper}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
