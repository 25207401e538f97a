import { fallbackLanguage } from '@foyer/react/ahead';
import type { ChunkGraph } from './chunk-graph.ts';
import { ownParts, type ScreenNeeds } from './own-parts.ts';
import {
  afterLoginModules,
  entryModules,
  firstModules,
  frameModules,
  guardModules,
  listModule,
  loginModules,
  mainModule,
  ownScreens,
  pagesModule,
  screenModules,
  toolsModule,
} from './screen-modules.ts';

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
  const inFirst = graph.modulesFor(firstModules);
  const inGuard = graph.modulesFor(guardModules);
  const inLogin = graph.modulesFor(loginModules());
  const inFrame = graph.modulesFor(frameModules());
  const inEvery = new Set([...inFirst, ...inGuard, ...inLogin, ...inFrame]);
  const needs = ownScreens.map((name): ScreenNeeds => {
    const modules = [...screenModules(name, graph), ...entryModules(name)];
    return { name, now: graph.modulesFor(modules), later: graph.modulesAfter(modules, inEvery) };
  });
  const screens = needs.map(({ now }) => now);
  const inScreens = sharedBy(screens);
  const isBehindLogin = (id: string) => inFrame.has(id) || screens.some((modules) => modules.has(id));
  // a screen is a list with pages, one without, as the shop's cards, or about one thing
  const neededWhere = (holds: (modules: ReadonlySet<string>) => boolean) =>
    new Set(screens.filter(holds).flatMap((modules) => [...modules]));
  const inPaged = neededWhere((modules) => modules.has(pagesModule));
  const inCards = neededWhere((modules) => modules.has(listModule) && !modules.has(pagesModule));
  const inOthers = neededWhere((modules) => !modules.has(listModule));
  const inLater = graph.modulesFor(afterLoginModules);
  const isEntry = (id: string) => id === toolsModule || id === mainModule || /\.html$/.test(id);
  const group = (name: string, holds: (id: string) => boolean) => ({
    name,
    test: (id: string) => !isEntry(id) && holds(id),
  });
  // in another language what a page begins with is one file, with the few texts of the login, and what the frame adds another
  const otherLanguages = Object.entries({ first: new Set([...inFirst, ...inLogin]), frame: inFrame }).flatMap(
    ([name, modules]) =>
      codes.map((code) => {
        const texts = new Set(textsOf(modules, code));
        return group(`${name}-${code}`, (id) => texts.has(id));
      }),
  );
  const inOrder = [
    { name: 'react', test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // lingui names it, and nobody needs it but texts of a server that have ICU syntax
    { name: 'compiler', test: /node_modules[\\/](moo|@messageformat|@lingui[\\/]message-utils)[\\/]/ },
    ...otherLanguages,
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
    ...ownParts(needs).map(({ name, modules }) => group(name, (id) => modules.has(id))),
  ];
  return inOrder.map((each, at) => ({ ...each, priority: inOrder.length - at }));
}
