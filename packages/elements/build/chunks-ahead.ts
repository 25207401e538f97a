import type { Plugin } from 'vite';

/** Placeholder in the loader for the names of the shared chunks. */
export const aheadMark = '@foyer-ahead@';

/** The stage comes first: it is small and paints. */
const ahead: readonly string[] = ['stage', 'first', 'react', 'rolldown-runtime'];

/**
 * Writes the names of the chunks that every widget needs into the loader, so that it requests them together with the first widget and
 * not one round trip later.
 */
export function chunksAhead(): Plugin {
  return {
    name: 'foyer-chunks-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((entry) => entry.type === 'chunk');
      const [stage, ...shared] = ahead.map((wanted) =>
        chunks.find(({ name, isEntry }) => !isEntry && name === wanted),
      );
      const loader = chunks.find(({ fileName }) => fileName === 'foyer.js');
      if (!stage || shared.includes(undefined) || !loader?.code.includes(aheadMark)) {
        this.error(`The loader preloads the chunks ${ahead.join(', ')}, but one of them is missing.`);
      }
      if (stage.imports.length > 0) {
        this.error(`The first stage must not import ${stage.imports.join(', ')}: it would paint later.`);
      }
      const names = [stage, ...shared].map((chunk) => chunk?.fileName);
      loader.code = loader.code.replace(aheadMark, names.join(' '));
      // the entry only imports the chunk, which the loader does itself
      delete bundle['stage-entry.js'];
    },
  };
}
