import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { hostTexts } from './host-texts.ts';

const inSource = (path: string) => join(import.meta.dirname, '../src', path);
const scripts = { check: 'check/page/check-page.ts', theme: 'theme-editor/page/theme-page.ts' };
const files = [
  'page.css',
  'check/page/check.html',
  'check/page/check.css',
  'theme-editor/page/theme.html',
  'theme-editor/page/theme.css',
];

/** Their scripts, each whole and made apart: they share nothing with what pages load. */
async function makeScript(name: string, path: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __FOYER_CHECK_TEXTS__: JSON.stringify(hostTexts('check')),
      __FOYER_THEME_TEXTS__: JSON.stringify(hostTexts('theme-editor')),
    },
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: { input: { [name]: inSource(path) }, output: { entryFileNames: '[name].js' } },
    },
  });
  const [chunk, ...others] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${name}.js must be built as a single script.`);
  return chunk.code;
}

/** The pages at `/elements/check` and `/elements/theme`: what partners try before they paste a tag. */
export const ownPages = (): Plugin => ({
  name: 'foyer-own-pages',
  apply: 'build',
  async generateBundle() {
    for (const file of files)
      this.emitFile({
        type: 'asset',
        fileName: basename(file),
        source: readFileSync(inSource(file), 'utf8'),
      });
    for (const [name, path] of Object.entries(scripts))
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await makeScript(name, path) });
  },
});
