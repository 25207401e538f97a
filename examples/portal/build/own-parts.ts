import type { PortalRouteName } from '@foyer/react/ahead';

/** The modules that a screen needs, and those that it may load later, which hold the first. */
export interface ScreenNeeds {
  readonly name: PortalRouteName;
  readonly now: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
}

/** Modules that lie in one file. */
interface OwnPart {
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

/**
 * The modules that the same screens need, and the same may load later: a screen's code, its German texts and its cards are one file so, and
 * who loads something of it later does not get it all. Whatever a part's modules need is in it, or in a part before.
 */
export function ownParts(screens: readonly ScreenNeeds[]): readonly OwnPart[] {
  const namesWhere = (holds: (screen: ScreenNeeds) => boolean) =>
    screens.filter(holds).map(({ name }) => name);
  const modules = [...new Set(screens.flatMap(({ now }) => [...now]))].map((id) => ({
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
    .map((same, at) => ({
      name: `${same[0]?.now.length === 1 ? same[0].now[0] : 'shared'}-${at}`,
      modules: new Set(same.map(({ id }) => id)),
    }));
}
