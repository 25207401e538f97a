import type { ReactNode } from 'react';

/**
 * Area of a value on a card, the form of a row in a narrow place: a first line with `title` and `badge`, a line with `text`, a line with
 * `meta` and `amount`, and below them a line with its heading for each `line`. Each of the first five areas belongs to at most one column.
 */
export type CardArea = 'title' | 'badge' | 'text' | 'meta' | 'amount' | 'line' | 'none';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned at the end, with figures of equal width. */
  readonly isNumeric?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** The first press on the heading sorts descending, as for dates and amounts. */
  readonly startsDescending?: boolean | undefined;
  /** Title of the row: its header cell. */
  readonly isPrimary?: boolean | undefined;
  /** Shows the header to screen readers only, as above a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Hidden in tables under 900 px; on cards it has the area `card`. */
  readonly isWideOnly?: boolean | undefined;
  /** Width in px or any CSS width; a grid track in a windowed table. */
  readonly width?: number | string | undefined;
  /** Area on a card. @default 'title' for the primary column, else 'line' */
  readonly card?: CardArea | undefined;
  /** Width of the skeleton while loading. @default '70%' */
  readonly skeletonWidth?: number | string | undefined;
}

/** Sorted column and direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Returns the area of a column on a card. */
export const cardAreaOf = ({ card, isPrimary }: TableColumn<never>): CardArea =>
  card ?? (isPrimary ? 'title' : 'line');

const cardLines = [
  ['title', 'badge'],
  ['text', 'text'],
  ['meta', 'amount'],
] as const;

/** Returns the lines of a card that the columns use, as `grid-template-areas`. */
export function cardTemplate(columns: readonly TableColumn<never>[]): string {
  const used = new Set<CardArea>(columns.map(cardAreaOf));
  return cardLines
    .map((line) => line.filter((area) => used.has(area)))
    .filter((line) => line.length > 0)
    .map(([first, second = first]) => `"${first} ${second}"`)
    .join(' ');
}

/** Returns the number of lines of a card, so that its height is known before it has content. */
export function cardLineCount(columns: readonly TableColumn<never>[]): number {
  const own = columns.filter((column) => cardAreaOf(column) === 'line').length;
  return own + (cardTemplate(columns).match(/"[^"]+"/g)?.length ?? 0);
}
