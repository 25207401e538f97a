import { languages } from '@foyer/contract/languages';
import { compiledAtOnce } from '@foyer/tooling/vite/compiled-at-once';
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

/** Nothing is drawn before it is known whether the page is light or dark. Vite writes the tag anew, whatever index.html says of it. */
const blocking: Plugin = {
  name: 'portal-blocking',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** The chunks of `build/chunk-groups.ts` that first drawings take most of their code from. */
const drawnFirst = ['react', 'first', 'login', 'frame', 'screens', 'lists', 'tables'];

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
    // documents name what a screen needs (build/documents.ts), and later screens have a list (build/screen-files.ts)
    modulePreload: false,
    rolldownOptions: { input: { index: 'index.html', tools: 'tools.html' } },
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
      compiledAtOnce(drawnFirst),
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
