import { tidyEntry } from '../rules/tidy-entry.ts';
import { cutText } from '../text/cut-text.ts';

/** A row of a table in a file. */
export interface TableRow {
  /** Line number as in an editor or a spreadsheet, starting at 1. */
  readonly line: number;
  /** Cells as text, at most {@link maxColumns}; a missing cell is empty. */
  readonly cells: readonly string[];
}

/** Reasons why a file gives no rows: it is not a table or is damaged (`unreadable`), or has more lines than the limit (`too_many`). */
export type TableFault = 'unreadable' | 'too_many';

/** Maximum number of columns that are read. */
export const maxColumns = 50;
/** Longest cell that is kept, in UTF-16 units: longer than any column accepts, so that the rule of the column refuses a longer text. */
const maxCell = 600;

/** Returns a cell's text: cut, well-formed and trimmed; empty where all of it is invisible. */
export const cellText = (text: string): string => {
  const cell = cutText(text.toWellFormed(), maxCell).trim();
  return tidyEntry(cell) === '' ? '' : cell;
};

export const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell !== '');
