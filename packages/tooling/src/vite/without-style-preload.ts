import type { Plugin } from 'vite';

const wrapper = 'native:import-analysis-build';

/**
 * Removes Vite's plugin that wraps every `import()` in a function, which first loads style files and the chunks of the import. We have no style
 * files (styles are adopted sheets, decision 0011), and no page should need a chunk for the wrapper.
 */
export function withoutStylePreload(): Plugin {
  return {
    name: 'foyer-without-style-preload',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has a plugin ${wrapper}.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
