import { fallbackLanguage, type PortalRouteName } from '@foyer/react/ahead';
import type { ChunkGraph } from './chunk-graph.ts';
import { entranceScreens, mainModule, ownScreens, screenModules } from './screen-modules.ts';

/** Number of screens from which a module belongs to a chunk shared by all screens of that kind. */
const SHARED_BY = 4;

/** End of the path of a German catalogue, which is bundled with the code. */
const german = `/locales/${fallbackLanguage}.json`;

/** The catalogues of another language beside the German ones of these modules. */
export const textsOf = (modules: Iterable<string>, code: string): string[] =>
  [...modules].flatMap((id) =>
    id.endsWith(german) && code !== fallbackLanguage
      ? [`${id.slice(0, -german.length)}/locales/${code}.json`]
      : [],
  );

const isEntry = (id: string) => id === mainModule || /\.html$/.test(id);
const group = (name: string, holds: (id: string) => boolean) => ({
  name,
  test: (id: string) => !isEntry(id) && holds(id),
});
const groupOf = (name: string, modules: Iterable<string>) => {
  const all = new Set(modules);
  return group(name, (id) => all.has(id));
};
type Group = ReturnType<typeof group>;

/** Chunks of third-party libraries. */
const libraries = [
  group('react', (id) => /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)),
  // imported by lingui, but needed only for texts from the server that use ICU syntax
  group('compiler', (id) => /node_modules[\\/](moo|@messageformat|@lingui[\\/]message-utils)[\\/]/.test(id)),
];

/** A screen behind the login, and the modules that its first render needs. */
interface ScreenNeeds {
  readonly route: PortalRouteName;
  readonly isList: boolean;
  readonly modules: ReadonlySet<string>;
}

/** Counts, for each module, the lists and the other screens that need it. */
function countUses(screens: readonly ScreenNeeds[]) {
  const lists = new Map<string, number>();
  const others = new Map<string, number>();
  for (const { isList, modules } of screens) {
    const counts = isList ? lists : others;
    for (const id of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (id: string) => [lists.get(id) ?? 0, others.get(id) ?? 0] as const;
}

/** One chunk for each screen, and one for each set of screens that needs the same modules; chunks of more screens come first. */
function ownGroups(screens: readonly ScreenNeeds[], isOwn: (id: string) => boolean) {
  const all = new Set(screens.flatMap(({ modules }) => [...modules]).filter(isOwn));
  const needing = (id: string) => screens.filter(({ modules }) => modules.has(id)).map(({ route }) => route);
  return [...Map.groupBy(all, (id) => needing(id).join(' '))]
    .map(([names, modules]) => ({ names: names.split(' '), modules }))
    .toSorted((one, other) => other.names.length - one.names.length)
    .map(({ names: [name, ...others], modules }) => ({
      name: others.length > 0 ? `shared-${name}` : `${name}`,
      modules,
    }));
}

/**
 * Groups the modules into few chunks: each file costs a slow phone a request and some 400 bytes, and one file compresses better than twenty.
 * Every dependency of a group's modules is in the same group or in an earlier one. The texts of another language are in one file for the start of
 * a page, one for the chunks that screens share, and one for each chunk of `ownGroups`.
 */
export function chunkGroups(graph: ChunkGraph, codes: readonly string[]) {
  const { login, tagged, of, entriesOf } = screenModules(graph);
  const inFirst = graph.modulesFor([mainModule]);
  const inGuard = graph.modulesFor(tagged.guard);
  const inLogin = graph.modulesFor(login);
  const inSubmit = graph.modulesFor(tagged.submit);
  const inFrame = graph.modulesFor(tagged.frame);
  const inEntrance = graph.modulesFor(
    entranceScreens.flatMap((screen) => [...of(screen), ...entriesOf(screen)]),
  );
  const screens = ownScreens.map(
    (screen): ScreenNeeds => ({
      route: screen.route,
      isList: screen.size === 'list',
      modules: graph.modulesFor([...of(screen), ...entriesOf(screen)]),
    }),
  );
  const usesOf = countUses(screens);
  const isBehindLogin = (id: string) => inFrame.has(id) || usesOf(id).some((uses) => uses > 0);
  const isShared = (id: string) => {
    const [lists, others] = usesOf(id);
    return lists > 0 && others > 0 && lists + others >= SHARED_BY;
  };
  const shared: readonly Group[] = [
    ...libraries,
    group('first', (id) => inFirst.has(id) || (inLogin.has(id) && isBehindLogin(id))),
    group('guard', (id) => inGuard.has(id)),
    group('login', (id) => inLogin.has(id)),
    // the login validates its form with it, and must not load the code that the screens behind it share
    group('forms', (id) => inSubmit.has(id) && isBehindLogin(id)),
    // "forgotten password" shares these modules with the screens behind the login, and must not load their other ones
    group('entrance', (id) => inEntrance.has(id) && isBehindLogin(id)),
    group('frame', (id) => inFrame.has(id) || isShared(id)),
    group('list', (id) => usesOf(id)[0] >= SHARED_BY),
    group('detail', (id) => usesOf(id)[1] >= SHARED_BY),
    group('submit', (id) => inSubmit.has(id)),
  ];
  const own = ownGroups(screens, (id) => !shared.some(({ test }) => test(id)));
  const texts = codes.flatMap((code) => [
    groupOf(`first-${code}`, textsOf(new Set([...inFirst, ...inLogin, ...inGuard]), code)),
    groupOf(
      `frame-${code}`,
      textsOf(
        graph.modules.filter((id) => shared.some(({ test }) => test(id))),
        code,
      ),
    ),
    ...own.map(({ name, modules }) => groupOf(`${name}-${code}`, textsOf(modules, code))),
  ]);
  const all = [...texts, ...shared, ...own.map(({ name, modules }) => groupOf(name, modules))];
  return all.map((each, at) => ({ ...each, priority: all.length - at }));
}
