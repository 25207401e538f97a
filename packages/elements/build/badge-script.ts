import { join } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { cssTarget } from './css-target.ts';
import { apartTag } from './widget-entries.ts';

const source = join(import.meta.dirname, `../src/badge/${apartTag}-script.ts`);

const declaration = /(--_foyer-[\w-]+):var\(--foyer-.*?\);(?=--_foyer-|\})/g;

/** Leaves those tokens out of the theme that no style of the script reads: React brings the whole theme. */
export function withUsedTokens(code: string): string {
  const isRead = (name: string) => code.includes(`var(${name})`) || code.includes(`var(${name},`);
  const left = code.replace(declaration, (text, name: string) => (isRead(name) ? text : ''));
  return left === code ? code : withUsedTokens(left);
}

/**
 * The script of the cart badge, and what calculates the theme of a brand for it. They are built apart from all others: modules that they
 * shared with React's chunks, or with the login's first stage, would make a page with the badge alone load those.
 */
export const badgeScript = (plugins: () => PluginOption[]): Plugin => ({
  name: 'foyer-badge-script',
  apply: 'build',
  async generateBundle() {
    const made = await build({
      configFile: false,
      root: join(import.meta.dirname, '..'),
      logLevel: 'warn',
      plugins: plugins(),
      build: {
        target: 'es2023',
        cssTarget,
        modulePreload: false,
        write: false,
        rolldownOptions: {
          input: { [`widgets/${apartTag}`]: source },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/badge-[name]-[hash].js' },
        },
      },
    });
    for (const file of ([made].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)) {
      if (file.type !== 'chunk')
        this.error(`The build of the badge must emit only scripts, not ${file.fileName}.`);
      this.emitFile({ type: 'asset', fileName: file.fileName, source: withUsedTokens(file.code) });
    }
  },
});
