import type { Plugin } from 'vite';

const runtime = /^\0?rolldown[\\/]runtime/;
const loop = /for \(var (\w+) in all\)/;

/**
 * Patches the bundler's helper for a module's exports, which iterates over them with `for … in`, and so also over properties that a page has
 * added to `Object.prototype`: the patched helper iterates over own names. The build fails if the helper has changed.
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
      if (!isFound) this.error('The bundler’s helper for exports has changed: update own-exports.ts.');
    },
  };
}
