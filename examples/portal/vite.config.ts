import { languages } from '@foyer/contract/languages';
import { compileHint } from '@foyer/tooling/vite/compile-hint';
import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { menuData } from '@foyer/tooling/vite/menu-data';
import { noticesFile } from '@foyer/tooling/vite/notices';
import { plainManifests } from '@foyer/tooling/vite/plain-manifests';
import { textsFile } from '@foyer/tooling/vite/texts-file';
import { withoutStylePreload } from '@foyer/tooling/vite/without-style-preload';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { readGraph } from './build/chunk-graph.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { documents } from './build/documents.ts';
import { withoutMock } from './build/without-mock.ts';
import { chatbotFiles } from './chatbot-files.ts';

const api = process.env.FOYER_API ?? 'http://127.0.0.1:4400';

/** Blocks rendering until the color scheme of the page is known. A plugin adds the attribute, since Vite rewrites the tag of index.html. */
const blocking: Plugin = {
  name: 'portal-blocking',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** The chunks of `build/chunk-groups.ts` with most of the code of first renders. */
const drawnFirst = ['react', 'first', 'login', 'frame', 'list'];

const base = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [withoutMock(), plainManifests(), menuData(), ...foyerVite(), textsFile(), blocking, chatbotFiles],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/favicon.ico': api, '/media': api, '/mailbox': api, '/service-desk': api },
  },
  build: {
    target: 'es2023',
    license: { fileName: noticesFile },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    // documents preload the chunks of a screen (build/documents.ts), and a list names those of later screens (build/screen-files.ts)
    modulePreload: false,
  },
});

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const config = base();
  if (command === 'serve') return config;
  const groups = chunkGroups(
    await readGraph({ ...base(), plugins: [withoutStylePreload(), ...(base().plugins ?? [])] }),
    languages.slice(1).map(({ code }) => code),
  );
  return {
    ...config,
    plugins: [
      withoutStylePreload(),
      ...(config.plugins ?? []),
      documents(languages),
      compileHint(drawnFirst),
    ],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: { codeSplitting: { groups } },
      },
    },
  };
});
