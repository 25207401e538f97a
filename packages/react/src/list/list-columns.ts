import type { Money } from '@foyer/contract';
import type { CardArea } from '@foyer/ui/table/table-column.ts';
import type { ReactNode } from 'react';
import type { ItemOf, ListName, SortFieldOf } from './list-types.ts';

interface Common<Item, SortField extends string> {
  /** Names the column in an address and among a user's choices: never change it. */
  readonly id: string;
  /** Above the column, beside the value on a card, in the choice of columns and in the export. */
  readonly header: string;
  /** What the API sorts by when the heading is pressed. */
  readonly sort?: SortField;
  /** How the value is drawn. @default the value, formatted by its type */
  readonly cell?: (item: Item) => ReactNode;
  /** The heading is for screen readers only, as over a column of buttons. */
  readonly isHeaderHidden?: boolean;
  /** A second line in small letters; null for none. */
  readonly note?: (item: Item) => string | null;
  /** What the row is about: header cell, link, title of the card; always shown. */
  readonly isTitle?: boolean;
  /** Where it stands on a card. @default 'title' for the title, else 'line' */
  readonly card?: CardArea;
  /** `optional`: only where somebody chooses it. `export`: only in the export. @default 'always' */
  readonly shown?: 'always' | 'optional' | 'export';
  /** Not in a table under 900 px, where there is no room for all of them; on cards it is. @default false */
  readonly isWideOnly?: boolean;
  /** px or any CSS width. */
  readonly width?: number | string;
  /** Width of the grey stand-in. */
  readonly skeletonWidth?: number | string;
}

type Valued<Item> =
  | { readonly type?: 'text'; readonly value: (item: Item) => string | null | undefined }
  /** An ISO date or instant: written as a day. */
  | { readonly type: 'date'; readonly value: (item: Item) => string | null | undefined }
  | { readonly type: 'number'; readonly value: (item: Item) => number | null | undefined }
  | { readonly type: 'money'; readonly value: (item: Item) => Money | null | undefined };

/** A column of entries of one kind. */
export type ItemColumn<Item, SortField extends string = string> = Common<Item, SortField> & Valued<Item>;

/**
 * A column of a list. It gives the table's column, the place on a phone's card, the skeleton, the heading that sorts, the
 * entry in the choice of columns and the column of the CSV export.
 */
export type ListColumn<N extends ListName> = ItemColumn<ItemOf<N>, SortFieldOf<N>>;

/** A column as the kit reads it, whatever it may be sorted by. */
export type AnyColumn<Item> = ItemColumn<Item>;

/** Dates and amounts begin with the highest, words with the first. */
export const startsDescending = ({ type }: AnyColumn<never>): boolean =>
  type !== undefined && type !== 'text';

/** The columns of a table: those chosen, else those that are always shown. */
export function shownColumns<Item>(
  columns: readonly AnyColumn<Item>[],
  chosen: readonly string[] | undefined,
): readonly AnyColumn<Item>[] {
  return columns.filter(({ id, isTitle, shown = 'always' }) => {
    if (shown === 'export') return false;
    return isTitle || (chosen ? chosen.includes(id) : shown === 'always');
  });
}
