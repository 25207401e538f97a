import { cutText } from '../cut-text.ts';
import { tidyEntry } from '../tidy-entry.ts';

/** A row of a table in a file. */
export interface TableRow {
  /** As an editor or a spreadsheet counts, from 1. */
  readonly line: number;
  /** As text, at most {@link maxColumns}; what is not there is empty. */
  readonly cells: readonly string[];
}

/** Why a file gives no rows: it is no table or damaged, or has more lines than are looked at. */
export type TableFault = 'unreadable' | 'too_many';

/** So many columns are looked at. */
export const maxColumns = 50;
/** So long a cell is kept, in UTF-16 units: longer than any column takes, so that a longer text is refused where it belongs. */
const maxCell = 600;

/** A cell's text: cut, well-formed, and trimmed; empty where all of it is invisible. */
export const cellText = (text: string): string => {
  const cell = cutText(text.toWellFormed(), maxCell).trim();
  return tidyEntry(cell) === '' ? '' : cell;
};

export const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell !== '');
