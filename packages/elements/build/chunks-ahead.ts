import type { Plugin } from 'vite';

/** Stands in the loader for the names of the shared chunks until these are known. */
export const aheadMark = '@foyer-ahead@';

/**
 * Tells the loader the chunks that every widget needs, so that it asks for them together with the first widget and not
 * one round trip later.
 */
export function chunksAhead(): Plugin {
  return {
    name: 'foyer-chunks-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((entry) => entry.type === 'chunk');
      const shared = chunks.filter(({ name }) => name === 'react' || name === 'first');
      const loader = chunks.find(({ fileName }) => fileName === 'foyer.js');
      if (shared.length !== 2 || !loader?.code.includes(aheadMark)) {
        this.error('The loader must name the chunks `react` and `first`, and one of them is not there.');
      }
      loader.code = loader.code.replace(aheadMark, shared.map(({ fileName }) => fileName).join(' '));
    },
  };
}
