import { fallbackLanguage, type PortalRouteName, portalRoutes } from '@foyer/react/ahead';
import type { ChunkGraph } from './chunk-graph.ts';
import {
  afterLoginModules,
  firstModules,
  frameModules,
  listModule,
  screenModules,
  toolsModule,
} from './screen-modules.ts';

/** From so many screens on a module belongs to what screens share. */
const SHARED_BY = 4;

/** A catalogue that comes with the code. */
const german = `/locales/${fallbackLanguage}.json`;

const names = Object.keys(portalRoutes) as PortalRouteName[];

/** The catalogues of another language beside the German ones of these modules. */
export const textsOf = (modules: ReadonlySet<string>, code: string): string[] =>
  [...modules].flatMap((id) =>
    id.endsWith(german) && code !== fallbackLanguage
      ? [`${id.slice(0, -german.length)}/locales/${code}.json`]
      : [],
  );

/** What at least {@link SHARED_BY} of these sets hold. */
function sharedBy(sets: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count >= SHARED_BY ? [id] : [])));
}

/**
 * Few files in place of many: each costs a slow phone a request and some 400 bytes, and one compresses better than twenty. Every
 * group holds all that its modules need, or it is in a group before.
 */
export function chunkGroups(graph: ChunkGraph, codes: readonly string[]) {
  const behind = names.filter((name) => portalRoutes[name].layout === 'shop');
  const inKit = graph.modulesFor([toolsModule]);
  const inFirst = graph.modulesFor(firstModules());
  const inFrame = graph.modulesFor(frameModules());
  const screens = behind.map((name) => graph.modulesFor(screenModules(name, graph)));
  const inScreens = sharedBy(screens);
  const inLists = sharedBy(screens.filter((modules) => modules.has(listModule)));
  const inOtherScreens = sharedBy(screens.filter((modules) => !modules.has(listModule)));
  const inLater = graph.modulesFor(afterLoginModules);
  const isEntry = (id: string) => id === toolsModule || id === firstModules()[0] || /\.html$/.test(id);
  const group = (name: string, holds: (id: string) => boolean, priority: number) => ({
    name,
    test: (id: string) => !isEntry(id) && holds(id),
    priority,
  });
  // the other languages of each group are one file each
  const inOthers = Object.entries({ first: inFirst, frame: inFrame }).flatMap(([name, modules]) =>
    codes.map((code) => {
      const texts = new Set(textsOf(modules, code));
      return group(`${name}-${code}`, (id) => texts.has(id), 2);
    }),
  );
  return [
    ...inOthers,
    {
      name: 'react',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 9,
    },
    // lingui names it, and nobody needs it but texts of a server that have ICU syntax
    {
      name: 'compiler',
      test: /node_modules[\\/](moo|@messageformat|@lingui[\\/]message-utils)[\\/]/,
      priority: 9,
    },
    group('kit', (id) => inKit.has(id) && inFirst.has(id), 8),
    group('first', (id) => inFirst.has(id), 7),
    group('forms', (id) => inLater.has(id) && (inFrame.has(id) || inScreens.has(id)), 6),
    group('frame', (id) => inFrame.has(id), 5),
    group('screens', (id) => inLists.has(id) && inOtherScreens.has(id), 4),
    group('lists', (id) => inLists.has(id), 3),
    group('details', (id) => inScreens.has(id), 2),
    group('after-login', (id) => inLater.has(id), 1),
  ];
}
