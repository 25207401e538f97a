import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import { features, type Screen, screens } from '@foyer/react/registry';
import type { ChunkGraph } from './chunk-graph.ts';
import { type ChunkTag, taggedModules } from './chunk-tags.ts';
import { eagerViews } from './eager-views.ts';

/** The folder of the features, whose manifests import paths relative to the feature's folder. */
const featuresFolder = join(import.meta.dirname, '../../../packages/react/src/features');
/** Folders of the catalogues of documents: the screens' titles, the portal's texts, and those of its error pages. */
export const catalogueFolders: readonly string[] = ['screens', 'portal', 'portal/page/errors'].map((folder) =>
  join(featuresFolder, '..', folder, 'locales'),
);

const imported = /import\(\s*['"`]([^'"`]+)['"`]\s*\)/;

/** The module that a thunk of a manifest or a record imports. */
function moduleOf({ widget, route }: Screen, thunk: () => Promise<unknown>): string {
  const feature = features.find(({ widgets }) => widgets.includes(widget));
  const [, path] = imported.exec(thunk.toString()) ?? [];
  if (!feature || !path) throw new Error(`The screen ${route} must load by \`import('./…')\`.`);
  return join(featuresFolder, feature.name, path);
}

/** The script of the page beside the build's configuration. */
function scriptOfPage(): string {
  const folder = join(import.meta.dirname, '..');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, src] = /<script type="module" src="\/([^"]+)"/.exec(page) ?? [];
  if (!src) throw new Error('index.html has no script.');
  return join(folder, src);
}
/** Every page begins with this module. */
export const mainModule = scriptOfPage();

/** The screens behind the login. */
export const ownScreens: readonly Screen[] = Object.values(screens).filter(
  ({ route }) => portalRoutes[route].access !== 'public',
);

/** The screens before the login that load as little as the login itself, such as "forgotten password". */
export const entranceScreens: readonly Screen[] = Object.values(screens).filter(
  ({ size }) => size === 'entrance',
);

/** The modules of the screens in a build. */
export interface ScreenModules {
  /** The modules that are needed at a moment. */
  readonly tagged: Readonly<Record<ChunkTag, readonly string[]>>;
  /** The login with its layout. */
  readonly login: readonly string[];
  /** A screen's widget with its German texts, and all modules that its first render waits for. */
  of(screen: Screen): readonly string[];
  /** The modules of a screen's first entries, in addition to those of its first render. */
  entriesOf(screen: Screen): readonly string[];
}

/** Reads the modules of each screen from the records and from the modules of a build. */
export function screenModules(graph: ChunkGraph): ScreenModules {
  const tagged = taggedModules(graph.modules);
  const widgetOf = (screen: Screen) =>
    [screen.widget.load, screen.widget.messages].map((thunk) => moduleOf(screen, thunk));
  function withEager(own: readonly string[]): readonly string[] {
    const late = [...graph.modulesFor(own)].flatMap(eagerViews);
    const all = [...new Set([...own, ...late])];
    return all.length === own.length ? own : withEager(all);
  }
  return {
    tagged,
    login: [...tagged.login, ...widgetOf(screens.login)],
    of: (screen) => withEager(widgetOf(screen)),
    entriesOf: (screen) => (screen.draws ?? []).map((thunk) => moduleOf(screen, thunk)),
  };
}

/** Modules that run before a screen is drawn. The login is drawn without the guard. */
export const beginOf = (name: PortalRouteName, { login, tagged }: ScreenModules): readonly string[] => [
  mainModule,
  ...(name === 'login' ? login : tagged.guard),
];
