import type { Money } from '@foyer/contract';
import type { CardArea } from '@foyer/ui/table/table-column.ts';
import type { ReactNode } from 'react';
import type { ItemOf, ListName, SortFieldOf } from './list-types.ts';

interface Common<Item, SortField extends string> {
  /** Id of the column in addresses and in stored column choices: never change it. */
  readonly id: string;
  /** Heading of the column; also the label on a card, in the choice of columns and in the export. */
  readonly header: string;
  /** Field that the API sorts by when the heading is pressed. */
  readonly sort?: SortField;
  /** Draws the value. @default the value, formatted by its type */
  readonly cell?: (item: Item) => ReactNode;
  /** The heading is for screen readers only, as over a column of buttons. */
  readonly isHeaderHidden?: boolean;
  /** Second line in small type; null for none. */
  readonly note?: (item: Item) => string | null;
  /** Title column: header cell, link, title of the card; always shown. */
  readonly isTitle?: boolean;
  /** Area on a card. @default 'title' for the title column, else 'line' */
  readonly card?: CardArea;
  /** `optional`: only when the user chooses it. `export`: only in the export. @default 'always' */
  readonly shown?: 'always' | 'optional' | 'export';
  /** Hidden in tables under 900 px, for lack of space; cards show it. @default false */
  readonly isWideOnly?: boolean;
  /** Width in px, or any CSS width. */
  readonly width?: number | string;
  /** Width of the skeleton. */
  readonly skeletonWidth?: number | string;
}

type Valued<Item> =
  | { readonly type?: 'text'; readonly value: (item: Item) => string | null | undefined }
  /** An ISO date or instant, shown as a day. */
  | { readonly type: 'date'; readonly value: (item: Item) => string | null | undefined }
  | { readonly type: 'number'; readonly value: (item: Item) => number | null | undefined }
  | { readonly type: 'money'; readonly value: (item: Item) => Money | null | undefined };

/** A column for entries of one type. */
export type ItemColumn<Item, SortField extends string = string> = Common<Item, SortField> & Valued<Item>;

/**
 * A column of a list. It defines the table's column, the area on a phone's card, the skeleton, the sortable heading, the
 * entry in the choice of columns and the column of the export.
 */
export type ListColumn<N extends ListName> = ItemColumn<ItemOf<N>, SortFieldOf<N>>;

/** A column with any sort field, as the kit reads it. */
export type AnyColumn<Item> = ItemColumn<Item>;

/** Whether the first press of the heading sorts descending: numbers, dates and amounts start with the highest, texts with A. */
export const startsDescending = ({ type }: AnyColumn<never>): boolean =>
  type !== undefined && type !== 'text';

/** Returns the columns of a table: the chosen ones, else those that are always shown. */
export function shownColumns<Item>(
  columns: readonly AnyColumn<Item>[],
  chosen: readonly string[] | undefined,
): readonly AnyColumn<Item>[] {
  return columns.filter(({ id, isTitle, shown = 'always' }) => {
    if (shown === 'export') return false;
    return isTitle || (chosen ? chosen.includes(id) : shown === 'always');
  });
}
