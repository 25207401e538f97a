import type { Plugin } from 'vite';

/** What V8 reads of it. @see https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a browser compile the functions of the chunks of these names while they come, in a thread of its own. Otherwise V8 compiles each in the
 * page when it is called first, which took a slow phone 280 ms of a list's first drawing. To others it is a comment. For what
 * is drawn first: what nobody calls would be compiled for nothing.
 */
export function compiledAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'foyer-compiled-at-once',
    apply: 'build',
    enforce: 'post',
    // in its turn among the plugins: after what minifies, before what writes down hashes
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of names) {
        const found = chunks.filter((chunk) => chunk.name === name);
        if (found.length === 0) this.error(`There is no chunk ${name} to compile at once.`);
        for (const chunk of found) chunk.code = hint + chunk.code;
      }
    },
  };
}
