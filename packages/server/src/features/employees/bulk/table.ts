import { cutText } from '@foyer/contract/cut-text';
import { tidyEntry } from '@foyer/contract/tidy-entry';

/** A row of a file, its line as an editor or a spreadsheet counts. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** So long a cell is kept; a longer one is too long for any column, and says so. */
const MAX_CELL = 600;
/** So many columns are looked at. */
export const MAX_COLUMNS = 50;

const dayOf = (at: Date): string => (Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10));

/** A cell as text: at most {@link MAX_CELL} characters, without what stands around it; empty where nothing is to be seen. */
export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? dayOf(value) : String(value);
  const cell = cutText(text.toWellFormed(), MAX_CELL).trim();
  return tidyEntry(cell) === '' ? '' : cell;
};

/** Rows of cells with something in them. */
export const filled = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
