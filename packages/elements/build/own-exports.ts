import type { Plugin } from 'vite';

const runtime = /^\0?rolldown[\\/]runtime/;
const loop = /for \(var (\w+) in all\)/;

/**
 * The bundler's helper that makes a module's exports goes through them with `for … in`, and so also through what a page has put
 * on `Object.prototype`: it goes through the exports' own names instead. The build fails when the helper is another.
 */
export function ownExports(): Plugin {
  let isFound = false;
  return {
    name: 'foyer-own-exports',
    apply: 'build',
    transform: {
      filter: { id: runtime },
      handler(code) {
        if (!loop.test(code)) return undefined;
        isFound = true;
        return { code: code.replace(loop, 'for (var $1 of __getOwnPropNames(all))'), map: null };
      },
    },
    generateBundle() {
      if (!isFound)
        this.error('The bundler’s helper for exports is another than it was: see own-exports.ts.');
    },
  };
}
