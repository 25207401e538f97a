import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import { features, type Screen, screens } from '@foyer/react/registry';
import type { ChunkGraph } from './chunk-graph.ts';
import { type ChunkTag, taggedModules } from './chunk-tags.ts';
import { eagerViews } from './eager-views.ts';

/** The folder of the features, beside whose manifests their widgets' files lie. */
const featuresFolder = join(import.meta.dirname, '../../../packages/react/src/features');
/** The folder of the screens' titles. */
export const titlesFolder = join(featuresFolder, '../screens/locales');

const imported = /import\(\s*['"`]([^'"`]+)['"`]\s*\)/;

/** The module that a thunk of a manifest or a record imports. */
function moduleOf({ widget, route }: Screen, thunk: () => Promise<unknown>): string {
  const feature = features.find(({ widgets }) => widgets.includes(widget));
  const [, path] = imported.exec(thunk.toString()) ?? [];
  if (!feature || !path) throw new Error(`The screen ${route} must load by \`import('./…')\`.`);
  return join(featuresFolder, feature.name, path);
}

/** The script of a page beside the build's configuration. */
function scriptOf(page: string): string {
  const folder = join(import.meta.dirname, '..');
  const [, src] =
    /<script type="module" src="\/([^"]+)"/.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
  if (!src) throw new Error(`${page} has no script.`);
  return join(folder, src);
}
/** What every page asks for before it knows more. */
export const mainModule = scriptOf('index.html');
export const toolsModule = scriptOf('tools.html');

/** The screens behind the login. */
export const ownScreens: readonly Screen[] = Object.values(screens).filter(
  ({ route }) => portalRoutes[route].access !== 'public',
);

/** The modules that screens are made of, in a build. */
export interface ScreenModules {
  /** The modules that are wanted at a moment. */
  readonly tagged: Readonly<Record<ChunkTag, readonly string[]>>;
  /** The login with what stands around it. */
  readonly login: readonly string[];
  /** A screen's widget with its German texts, and all that its first drawing waits for. */
  of(screen: Screen): readonly string[];
  /** The modules of a screen's first entries, beside those of its first drawing. */
  entriesOf(screen: Screen): readonly string[];
}

/** Reads from the records and from the modules of a build what each screen is made of. */
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
