import type { Plugin } from 'vite';

/** Compile hint for V8. @see https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets V8 compile the functions of the named chunks while they are loading, in another thread. Otherwise V8 compiles each function in the main
 * thread on its first call, which took a slow phone 280 ms of a list's first render. Other engines read the hint as a comment. Use it for code of
 * the first render: functions that are never called would be compiled in vain.
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: 'foyer-compile-hint',
    apply: 'build',
    enforce: 'post',
    // in the order of the plugins: after minification, before the hashes are written
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of names) {
        const found = chunks.filter((chunk) => chunk.name === name);
        if (found.length === 0) this.error(`There is no chunk ${name} for eager compilation.`);
        for (const chunk of found) chunk.code = hint + chunk.code;
      }
    },
  };
}
