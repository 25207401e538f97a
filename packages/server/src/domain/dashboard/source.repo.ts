import type { OperationName, PermissionName, Role } from '@foyer/contract';
import type { DashboardInformation, InformationEntry } from '@foyer/contract/dashboard/dashboard.schema';
import type { SQL } from 'drizzle-orm';
import type { Customer } from '../accounts/customer.ts';
import type { CompanyViewer } from '../companies/companies-from.repo.ts';
import type { Language } from '../languages/language.ts';
import type { DashboardTexts } from './dashboard-texts.ts';

/** Person who looks at the home page, and the time. */
export interface Viewer extends Customer, CompanyViewer {
  readonly roles: readonly Role[];
  readonly now: Date;
  /** The business day of `now`. */
  readonly today: string;
  readonly language: Language;
}

/** Context in which a source converts its facts to tiles. */
export interface TileContext {
  readonly viewer: Viewer;
  /** Texts in the viewer's language. */
  readonly say: DashboardTexts;
  /** Formats a day or an instant in the viewer's language. */
  readonly day: (at: string) => string;
  readonly number: (value: number) => string;
  /** Formats an amount in cents. */
  readonly money: (cents: number) => string;
  readonly holds: (permission: PermissionName) => boolean;
}

/**
 * Source of tiles of the home page. Each source has a file in `sources/` and a line in `sources.ts`. All sources of a viewer are read in
 * one statement.
 */
export interface Source<Facts> {
  /** Permission needed to see the tiles. */
  readonly access: PermissionName;
  /** Operation that completes the tasks; viewers who may not call it do not see the tasks. @default no condition */
  readonly action?: OperationName;
  /** Permission whose holders do not see the tiles, because other sources serve them better. */
  readonly unless?: PermissionName;
  /** Whether the tiles are shown while a forced prompt is open. @default false */
  readonly duringPrompt?: boolean;
  /** Query of one row with one column, which is read as JSON. */
  readonly facts: (viewer: Viewer) => SQL;
  readonly tiles: (facts: Facts, context: TileContext) => readonly Tile[];
}
/** Source whose type of facts is hidden. */
export type AnySource = Source<unknown>;
export const defineSource = <Facts>(source: Source<Facts>): AnySource => ({
  ...source,
  // the facts are the result of the source's own query
  tiles: (facts, context) => source.tiles(facts as Facts, context),
});

export type Tile = DashboardInformation;
/** Severity of the state of an entry. */
export type EntrySeverity = NonNullable<InformationEntry['state']>['severity'];
type Told<T, K extends keyof T> = Pick<T, K> & Partial<T>;

/** Creates a tile; fields that are not given are empty. */
export const tile = (told: Told<Tile, 'id' | 'kind' | 'title'>): Tile => ({
  severity: 'info',
  text: null,
  count: null,
  countIsCapped: false,
  amount: null,
  dueOn: null,
  series: [],
  entries: [],
  link: null,
  ...told,
});

/** Creates an entry of a list; fields that are not given are empty. */
export const entry = (told: Told<InformationEntry, 'id' | 'title'>): InformationEntry => ({
  text: null,
  at: null,
  amount: null,
  state: null,
  picture: null,
  isNew: false,
  link: null,
  ...told,
});

/** Creates a link to a screen. */
export const to = (
  route: NonNullable<Tile['link']>['route'],
  { id = null, query = {} }: { readonly id?: string | null; readonly query?: Record<string, string> } = {},
) => ({ route, id, query });
