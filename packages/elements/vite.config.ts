import { join } from 'node:path';
import { compileHint } from '@foyer/tooling/vite/compile-hint';
import { foyerVite } from '@foyer/tooling/vite/foyer-vite';
import { menuData } from '@foyer/tooling/vite/menu-data';
import { noticesFile } from '@foyer/tooling/vite/notices';
import { plainManifests } from '@foyer/tooling/vite/plain-manifests';
import { textsFile } from '@foyer/tooling/vite/texts-file';
import { withoutStylePreload } from '@foyer/tooling/vite/without-style-preload';
import { defineConfig, type UserConfig } from 'vite';
import { badgeScript } from './build/badge-script.ts';
import { aheadMark, chunksAhead } from './build/chunks-ahead.ts';
import { cssTarget } from './build/css-target.ts';
import { elementDocs, version } from './build/element-docs.ts';
import { firstScreenModules } from './build/first-screen.ts';
import { hostSettings } from './build/host-settings.ts';
import { hostTexts } from './build/host-texts.ts';
import { mockApart } from './build/mock-apart.ts';
import { ownExports } from './build/own-exports.ts';
import { ownPages } from './build/own-pages.ts';
import { baseMark, releaseFiles } from './build/release-files.ts';
import { smallParts, usedGroups } from './build/small-parts.ts';
import { firstStageModules, stagedTag, stageEntry } from './build/stage/first-stage.ts';
import {
  apartTag,
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

/** Chunks without a hash in their names, so that references to them stay valid: pages name the stage, the portal names its screens. */
const alwaysNamed: Readonly<Record<string, string>> = {
  stage: 'stage.js',
  'load-element-page': 'screens.js',
};

/** File name of a chunk. The CommonJS runtime has a shorter name: the loader and the chunks of the login contain it. */
const fileNameOf = (name: string): string =>
  alwaysNamed[name] ?? `chunks/${name === 'rolldown-runtime' ? 'commonjs' : '[name]'}-[hash].js`;

/** Build-time constants by their names in the code. */
const knownAtBuild = () => ({
  __FOYER_TAGS__: JSON.stringify(widgetTags.join(' ')),
  __FOYER_AHEAD__: JSON.stringify(aheadMark),
  __FOYER_STAGED__: JSON.stringify(stagedTag),
  __FOYER_APART__: JSON.stringify(apartTag),
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
  host: join(import.meta.dirname, 'src/host/report-element.ts'),
  // an entry, so that the cart badge finds it
  page: join(import.meta.dirname, 'src/host/foyer.ts'),
  mock: join(import.meta.dirname, 'src/mock.ts'),
  ...widgetEntries,
};

/** Chunks of third-party libraries. */
const libraries = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 1,
  },
  // imported by Lingui, but needed only in development
  {
    name: 'compile',
    test: /node_modules[\\/](moo|@messageformat)[\\/]|compileMessage\.mjs/,
    priority: 1,
  },
];

/** The CDN build: `foyer.js` (the loader), `widgets/<tag>.js`, shared chunks, typings and the manifest. */
export default defineConfig(async (): Promise<UserConfig> => {
  const stage = await firstStageModules(base);
  const withStage = () => [...stage(), ...base()];
  const firstScreen = await firstScreenModules('virtual:foyer-widget/login', withStage);
  const inStage = await firstScreenModules(stageEntry, withStage);
  return {
    base: './',
    define: knownAtBuild(),
    plugins: [
      mockApart(),
      hostSettings(),
      ...withStage(),
      ownExports(),
      elementDocs(),
      textsFile(),
      chunksAhead(),
      ownPages(),
      badgeScript(base),
      usedGroups(smallParts.map(({ name }) => name)),
      compileHint(['react', 'first']),
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
              // the code that paints the login, which must not wait for other code
              { name: 'stage', test: (id: string) => inStage.has(id), priority: 2 },
              // one chunk compresses better than many small ones and takes fewer requests
              // without the entry, which defines the element: an importer of all widgets chooses the tag names
              { name: 'first', test: (id: string) => firstScreen.has(id) && !id.startsWith(widgetEntry) },
              ...smallParts,
            ],
          },
        },
      },
    },
  };
});
