import type { ReactNode } from 'react';

/**
 * Where a value stands on a card, which is what a row becomes in a narrow place: a first line of `title` and `badge`,
 * a line of `text`, a line of `meta` and `amount`, and below them a line with its heading for each `line`. One column
 * at most has each of the first five.
 */
export type CardArea = 'title' | 'badge' | 'text' | 'meta' | 'amount' | 'line' | 'none';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned with figures of one width. */
  readonly isNumeric?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** The first press on its heading puts the highest first, as for dates and amounts. */
  readonly startsDescending?: boolean | undefined;
  /** What the row is about: its header cell. */
  readonly isPrimary?: boolean | undefined;
  /** The header is for screen readers only, as over a column of buttons. */
  readonly isHeaderHidden?: boolean | undefined;
  /** Not in a table under 900 px; on cards it is where `card` says. */
  readonly isWideOnly?: boolean | undefined;
  /** px or any CSS width; a grid track in a windowed table. */
  readonly width?: number | string | undefined;
  /** @default 'title' for the primary column, else 'line' */
  readonly card?: CardArea | undefined;
  /** Width of the grey stand-in while loading. @default '70%' */
  readonly skeletonWidth?: number | string | undefined;
}

/** By which column rows are sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Where a column stands on a card. */
export const cardAreaOf = ({ card, isPrimary }: TableColumn<never>): CardArea =>
  card ?? (isPrimary ? 'title' : 'line');

const cardLines = [
  ['title', 'badge'],
  ['text', 'text'],
  ['meta', 'amount'],
] as const;

/** The lines of a card that columns make use of, as `grid-template-areas`. */
export function cardTemplate(columns: readonly TableColumn<never>[]): string {
  const used = new Set<CardArea>(columns.map(cardAreaOf));
  return cardLines
    .map((line) => line.filter((area) => used.has(area)))
    .filter((line) => line.length > 0)
    .map(([first, second = first]) => `"${first} ${second}"`)
    .join(' ');
}

/** Lines of a card: the height of one is known before there is anything in it. */
export function cardLineCount(columns: readonly TableColumn<never>[]): number {
  const own = columns.filter((column) => cardAreaOf(column) === 'line').length;
  return own + (cardTemplate(columns).match(/"[^"]+"/g)?.length ?? 0);
}
