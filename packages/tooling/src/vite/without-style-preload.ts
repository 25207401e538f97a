import type { Plugin } from 'vite';

const wrapper = 'native:import-analysis-build';

/**
 * Vite wraps every `import()` in a function that loads style files first and names the chunks that come with it. We have no style files (styles
 * are adopted sheets, decision 0011), and no page must need a chunk for it. Vite's own plugin that adds the wrapper is left out.
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
