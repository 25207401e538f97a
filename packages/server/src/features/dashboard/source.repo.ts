import type { PermissionName, Role } from '@foyer/contract';
import type { DashboardInformation, InformationEntry } from '@foyer/contract/dashboard/dashboard.schema';
import type { SQL } from 'drizzle-orm';
import type { Customer } from '../../domain/accounts/customer.ts';
import type { Language } from '../../domain/languages/language.ts';
import type { Say } from './say-in.ts';

/** Who looks at the home page, and when. */
export interface Viewer extends Customer {
  readonly roles: readonly Role[];
  readonly now: Date;
  /** The business day of `now`. */
  readonly today: string;
  readonly language: Language;
}

/** What a source needs to put its facts into tiles. */
export interface TileContext {
  readonly viewer: Viewer;
  /** The source's words in the viewer's language. */
  readonly say: Say;
  /** A day or an instant as the viewer's language writes it. */
  readonly day: (at: string) => string;
  readonly number: (value: number) => string;
  /** Cents as an amount. */
  readonly money: (cents: number) => string;
  readonly holds: (permission: PermissionName) => boolean;
}

/**
 * Something the home page tells, one file in `sources/` and one line in `sources.ts`. All sources of a viewer are read in one
 * statement.
 */
export interface Source<Facts> {
  /** The row of the permission table that one needs to see it. */
  readonly access: PermissionName;
  /** Whoever holds this sees something better instead. */
  readonly unless?: PermissionName;
  /** Shown while something else has to be done first. @default false */
  readonly duringPrompt?: boolean;
  /** A query of one row with one column, which becomes JSON. */
  readonly facts: (viewer: Viewer) => SQL;
  readonly tiles: (facts: Facts, context: TileContext) => readonly Tile[];
}
export type AnySource = Source<never>;
export const defineSource = <Facts>(source: Source<Facts>): AnySource => source;

export type Tile = DashboardInformation;
/** What the state of an entry means. */
export type EntrySeverity = NonNullable<InformationEntry['state']>['severity'];
type Told<T, K extends keyof T> = Pick<T, K> & Partial<T>;

/** A tile of what is said of it; the rest is nothing. */
export const tile = (told: Told<Tile, 'id' | 'kind' | 'title'>): Tile => ({
  ...{ severity: 'info', text: null, count: null, countIsCapped: false, amount: null, dueOn: null },
  ...{ series: [], entries: [], link: null },
  ...told,
});

/** The same for a line of a list. */
export const entry = (told: Told<InformationEntry, 'id' | 'title'>): InformationEntry => ({
  ...{ text: null, at: null, amount: null, state: null, picture: null, isNew: false, link: null },
  ...told,
});

/** A way to a screen. */
export const to = (
  route: NonNullable<Tile['link']>['route'],
  { id = null, query = {} }: { readonly id?: string | null; readonly query?: Record<string, string> } = {},
) => ({ route, id, query });
