import { fallbackLanguage } from '@foyer/react/ahead';
import type { ChunkGraph } from './chunk-graph.ts';
import type { ChunkTag } from './chunk-tags.ts';
import { ownParts, type ScreenNeeds } from './own-parts.ts';
import { mainModule, ownScreens, screenModules, toolsModule } from './screen-modules.ts';

/** From so many screens on a module belongs to what screens share. */
const SHARED_BY = 4;

/** A catalogue that comes with the code. */
const german = `/locales/${fallbackLanguage}.json`;

/** The catalogues of another language beside the German ones of these modules. */
export const textsOf = (modules: ReadonlySet<string>, code: string): string[] =>
  [...modules].flatMap((id) =>
    id.endsWith(german) && code !== fallbackLanguage
      ? [`${id.slice(0, -german.length)}/locales/${code}.json`]
      : [],
  );

/** What a screen needs of another language. */
const textsIn = (code: string, { name, now, later }: ScreenNeeds): ScreenNeeds => ({
  ...{ name, now: new Set(textsOf(now, code)), later: new Set(textsOf(later, code)) },
});

/** What at least {@link SHARED_BY} of these sets hold. */
function sharedBy(sets: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count >= SHARED_BY ? [id] : [])));
}

const isEntry = (id: string) => id === toolsModule || id === mainModule || /\.html$/.test(id);
const group = (name: string, holds: (id: string) => boolean) => ({
  name,
  test: (id: string) => !isEntry(id) && holds(id),
});
const groupOf = (name: string, modules: Iterable<string>) => {
  const all = new Set(modules);
  return group(name, (id) => all.has(id));
};

/** What others wrote. */
const libraries = [
  group('react', (id) => /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)),
  // lingui names it, and nobody needs it but texts of a server that have ICU syntax
  group('compiler', (id) => /node_modules[\\/](moo|@messageformat|@lingui[\\/]message-utils)[\\/]/.test(id)),
];

/**
 * Few files in place of many: each costs a slow phone a request and some 400 bytes, and one compresses better than twenty. Every
 * group holds all that its modules need, or it is in a group before.
 */
export function chunkGroups(graph: ChunkGraph, codes: readonly string[]) {
  const modules = screenModules(graph);
  const { login, tagged } = modules;
  const inFirst = graph.modulesFor([mainModule]);
  const inGuard = graph.modulesFor(tagged.guard);
  const inLogin = graph.modulesFor(login);
  const inFrame = graph.modulesFor(tagged.frame);
  const inEvery = new Set([...inFirst, ...inGuard, ...inLogin, ...inFrame]);
  const needs = ownScreens.map((screen): ScreenNeeds => {
    const own = [...modules.of(screen), ...modules.entriesOf(screen)];
    return { name: screen.route, now: graph.modulesFor(own), later: graph.modulesAfter(own, inEvery) };
  });
  const screens = needs.map(({ now }) => now);
  const inScreens = sharedBy(screens);
  const isBehindLogin = (id: string) => inFrame.has(id) || screens.some((modules) => modules.has(id));
  // a screen is a list with pages, one without, as the shop's cards, or about one thing
  const neededWhere = (holds: (has: (tag: ChunkTag) => boolean) => boolean) =>
    new Set(
      screens
        .filter((all) => holds((tag) => tagged[tag].some((id) => all.has(id))))
        .flatMap((all) => [...all]),
    );
  const inPaged = neededWhere((has) => has('pages'));
  const inCards = neededWhere((has) => has('list') && !has('pages'));
  const inOthers = neededWhere((has) => !has('list'));
  const inLater = graph.modulesFor(tagged.submit);
  const inOrder = [
    ...libraries,
    // in another language what a page begins with is one file, with the few texts of the login, and what the frame adds another
    ...codes.map((code) => groupOf(`first-${code}`, textsOf(new Set([...inFirst, ...inLogin]), code))),
    ...codes.map((code) => groupOf(`frame-${code}`, textsOf(inFrame, code))),
    group('first', (id) => inFirst.has(id) || (inLogin.has(id) && isBehindLogin(id))),
    group('guard', (id) => inGuard.has(id)),
    group('login', (id) => inLogin.has(id)),
    group('forms', (id) => inLater.has(id) && (inFrame.has(id) || inScreens.has(id))),
    group('frame', (id) => inFrame.has(id)),
    group('screens', (id) => inScreens.has(id) && inPaged.has(id) && inOthers.has(id) && inCards.has(id)),
    group('lists', (id) => inScreens.has(id) && inPaged.has(id) && inCards.has(id)),
    // a list of cards has neither an alert nor a download
    group('alerts', (id) => inScreens.has(id) && inPaged.has(id) && inOthers.has(id)),
    group('tables', (id) => inScreens.has(id) && inPaged.has(id)),
    group('details', (id) => inScreens.has(id) && !inCards.has(id)),
    group('after-login', (id) => inLater.has(id)),
  ];
  const isOwn = (id: string) => !inOrder.some(({ test }) => test(id));
  const ownTexts = codes.flatMap((code) => {
    const texts = needs.map((screen) => textsIn(code, screen));
    return ownParts(texts, graph, isOwn).map(({ name, modules }) => groupOf(`${code}-${name}`, modules));
  });
  const own = ownParts(needs, graph, isOwn).map(({ name, modules }) => groupOf(name, modules));
  const all = [...inOrder, ...own, ...ownTexts];
  return all.map((each, at) => ({ ...each, priority: all.length - at }));
}
