import type { PortalRouteName } from '@foyer/react/ahead';
import type { ChunkGraph } from './chunk-graph.ts';

/** The modules that a screen needs, and those that it may load later, which hold the first. */
export interface ScreenNeeds {
  readonly name: PortalRouteName;
  readonly now: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
}

/** Modules that lie in one file, and the screens that need it at once, or may later. */
interface OwnPart {
  readonly modules: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
}

/** Characters below which a part is not worth a request: some 700 bytes of what travels. */
const SMALL = 3500;
/** So many screens at most load a small part that do not need it. */
const MORE_SCREENS = 3;

const holds = <T>(all: ReadonlySet<T>, some: ReadonlySet<T>) => [...some].every((each) => all.has(each));

/** The modules that the same screens need, and the same may load later; what more screens need comes before. */
function partsOf(screens: readonly ScreenNeeds[], isOwn: (id: string) => boolean): OwnPart[] {
  const namesWhere = (isMeant: (screen: ScreenNeeds) => boolean) =>
    screens.filter(isMeant).map(({ name }) => name);
  const modules = [...new Set(screens.flatMap(({ now }) => [...now]))].filter(isOwn).map((id) => ({
    id,
    now: namesWhere(({ now }) => now.has(id)),
    later: namesWhere(({ later }) => later.has(id)),
  }));
  return [...Map.groupBy(modules, ({ now, later }) => `${now}/${later}`).values()]
    .toSorted(
      ([one], [other]) =>
        (other?.now.length ?? 0) - (one?.now.length ?? 0) ||
        (other?.later.length ?? 0) - (one?.later.length ?? 0),
    )
    .map((same) => ({
      modules: new Set(same.map(({ id }) => id)),
      now: new Set(same[0]?.now),
      later: new Set(same[0]?.later),
    }));
}

/** Whether a part may lie with another before it: who loads it has that anyway, and nothing that is `needed` for it is between the two. */
function mayJoin(
  part: OwnPart,
  needed: ReadonlySet<string>,
  [home, ...between]: readonly OwnPart[],
): boolean {
  if (!home || !holds(home.now, part.now) || !holds(home.later, part.later)) return false;
  if (home.now.size - part.now.size > MORE_SCREENS) return false;
  return between.every(({ modules }) => ![...modules].some((id) => needed.has(id)));
}

/** Puts each part that is small to the nearest before it that it may join, until that has taken as much as is small. */
function joinSmall(parts: readonly OwnPart[], graph: ChunkGraph): OwnPart[] {
  const sizeOf = ({ modules }: OwnPart) => [...modules].reduce((sum, id) => sum + graph.sizeOf(id), 0);
  const left: OwnPart[] = [];
  const taken: number[] = [];
  for (const part of parts) {
    const size = sizeOf(part);
    const needed = graph.modulesFor([...part.modules]);
    const home = left.findLastIndex(
      (_, at) => (taken[at] ?? 0) + size < SMALL && mayJoin(part, needed, left.slice(at)),
    );
    const before = left[home];
    if (before === undefined) left.push(part);
    else {
      left[home] = { ...before, modules: new Set([...before.modules, ...part.modules]) };
      taken[home] = (taken[home] ?? 0) + size;
    }
  }
  return left;
}

/**
 * The modules that the same screens need, and the same may load later: a screen's code, its German texts and its cards are one file so, and
 * who loads something of it later does not get it all. Whatever a part's modules need is in it, or in a part before. What is small lies with
 * something that is always loaded with it, though that is loaded without it elsewhere: of six requests at a time each takes a slow phone
 * as long as 30 kB.
 */
export function ownParts(
  screens: readonly ScreenNeeds[],
  graph: ChunkGraph,
  isOwn: (id: string) => boolean,
): readonly { readonly name: string; readonly modules: ReadonlySet<string> }[] {
  return joinSmall(partsOf(screens, isOwn), graph).map(({ modules, now }, at) => ({
    name: `${now.size === 1 ? [...now][0] : 'shared'}-${at}`,
    modules,
  }));
}
