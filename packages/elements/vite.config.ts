import { join } from 'node:path';
import { compiledAtOnce } from '@foyer/tooling/vite/compiled-at-once';
import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { menuData } from '@foyer/tooling/vite/menu-data';
import { noticesFile } from '@foyer/tooling/vite/notices';
import { plainManifests } from '@foyer/tooling/vite/plain-manifests';
import { textsFile } from '@foyer/tooling/vite/texts-file';
import { withoutStylePreload } from '@foyer/tooling/vite/without-style-preload';
import { defineConfig, type UserConfig } from 'vite';
import { aheadMark, chunksAhead } from './build/chunks-ahead.ts';
import { cssTarget } from './build/css-target.ts';
import { elementDocs, version } from './build/element-docs.ts';
import { firstScreenModules } from './build/first-screen.ts';
import { hostTexts } from './build/host-texts.ts';
import { lightApart } from './build/light-apart.ts';
import { mockApart } from './build/mock-apart.ts';
import { ownExports } from './build/own-exports.ts';
import { ownPages } from './build/own-pages.ts';
import { baseMark, releaseFiles } from './build/release-files.ts';
import { smallParts, usedGroups } from './build/small-parts.ts';
import { firstStageModules, stagedTag, stageEntry } from './build/stage/first-stage.ts';
import { lightEntries, lightStageModules } from './build/stage/light-stages.ts';
import {
  lightTags,
  widgetEntries,
  widgetEntry,
  widgetEntryModules,
  widgetTags,
} from './build/widget-entries.ts';
import { eventNames } from './build/widget-list.ts';

const base = () => [
  plainManifests(),
  menuData(),
  widgetEntryModules(),
  withoutStylePreload(),
  ...foyerVite(),
];

/** Chunks whose names say nothing of their content: who names them stays as it is when they change. Pages name the stage, the portal its screens. */
const alwaysNamed: Readonly<Record<string, string>> = { stage: 'stage.js', 'portal-screens': 'screens.js' };

/** What joins modules of the old kind has a shorter name: it stands in the loader and in what the login loads. */
const fileNameOf = (name: string): string =>
  alwaysNamed[name] ?? `chunks/${name === 'rolldown-runtime' ? 'commonjs' : '[name]'}-[hash].js`;

/** What is known when it is built, by the names the code has for it. */
const knownAtBuild = () => ({
  __FOYER_TAGS__: JSON.stringify(widgetTags.join(' ')),
  __FOYER_AHEAD__: JSON.stringify(aheadMark),
  __FOYER_STAGED__: JSON.stringify(stagedTag),
  __FOYER_LIGHT__: JSON.stringify(lightTags.join(' ')),
  __FOYER_BASE__: JSON.stringify(baseMark),
  __FOYER_VERSION__: JSON.stringify(version),
  __FOYER_EVENTS__: JSON.stringify(eventNames.join(' ')),
  __FOYER_HOST_TEXTS__: JSON.stringify(hostTexts('host')),
  __FOYER_CHECK_TEXTS__: JSON.stringify(hostTexts('check')),
});

const input = {
  foyer: join(import.meta.dirname, 'src/loader.ts'),
  'stage-entry': stageEntry,
  all: join(import.meta.dirname, 'src/all.ts'),
  host: join(import.meta.dirname, 'src/host/see.ts'),
  // an entry, so that a light stage needs nothing of the bundler's to take its exports
  page: join(import.meta.dirname, 'src/host/foyer.ts'),
  mock: join(import.meta.dirname, 'src/mock.ts'),
  ...widgetEntries,
  ...lightEntries,
};

/** Chunks of what others wrote. */
const libraries = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 1,
  },
  // Lingui names it, but only development runs it
  {
    name: 'compile',
    test: /node_modules[\\/](moo|@messageformat)[\\/]|compileMessage\.mjs/,
    priority: 1,
  },
];

/** The CDN build: `foyer.js` (the loader), `widgets/<tag>.js`, shared chunks, typings and the manifest. */
export default defineConfig(async (): Promise<UserConfig> => {
  const stage = await firstStageModules(base);
  const light = await lightStageModules(base);
  const withStage = () => [...stage(), ...base()];
  const firstScreen = await firstScreenModules('virtual:foyer-widget/login', withStage);
  const inStage = await firstScreenModules(stageEntry, withStage);
  return {
    base: './',
    define: knownAtBuild(),
    plugins: [
      mockApart(),
      lightApart(),
      light,
      ...withStage(),
      ownExports(),
      elementDocs(),
      textsFile(),
      chunksAhead(),
      ownPages(),
      usedGroups(smallParts.map(({ name }) => name)),
      compiledAtOnce(['react', 'first']),
      releaseFiles(),
    ],
    build: {
      target: 'es2023',
      cssTarget,
      modulePreload: false,
      license: { fileName: noticesFile },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          // pages name the first stage to have it sooner (docs/embedding.md)
          chunkFileNames: ({ name }) => fileNameOf(name),
          codeSplitting: {
            groups: [
              ...libraries,
              // paints the login and must not wait for anything else
              { name: 'stage', test: (id: string) => inStage.has(id), priority: 2 },
              // one chunk compresses better than many small ones and takes fewer requests
              // without the entry, which defines the element: who imports all of them chooses the names
              { name: 'first', test: (id: string) => firstScreen.has(id) && !id.startsWith(widgetEntry) },
              ...smallParts,
            ],
          },
        },
      },
    },
  };
});
