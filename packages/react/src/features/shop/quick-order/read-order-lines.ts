import { readDelimited } from '@foyer/contract/tables/read-delimited';
import { readTable } from '@foyer/contract/tables/read-table';
import type { TableFault, TableRow } from '@foyer/contract/tables/table-row';
import { tidyEntry } from '@foyer/contract/tidy-entry';

/** A line of a list as it was written; what is wrong with it is said where it then stands. */
export interface OrderLine {
  readonly text: string;
  readonly quantity: string;
}

/** How tables name these columns, in the languages and programs we know. */
const numberHead = /art|nummer|number|^n[ro°º.]|sku|r[ée]f|c[óo]d/i;
const quantityHead = /meng|anz|st(ü|ue?)?c?k|qty|quant|qt[ée]|cant|unid|pcs|pieces/i;

/** Spreadsheets keep a text that looks like a number as `="007"` or `'007`, and pasted cells hold blanks of every width. */
const plain = (cell: string): string =>
  tidyEntry(cell)
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

/** "2,00" is two whichever sign is the decimal one; "2.000" is left as it is: two to one reader, two thousand to the next. */
const wholeOf = (cell: string): string => /^(\d+)[.,]0{1,2}$/.exec(cell)?.[1] ?? cell;

const isQuantity = (cell: string | undefined): boolean => /^\d{1,5}$/.test(wholeOf(cell ?? ''));
const isHead = (row: readonly string[]): boolean =>
  row.every((cell) => !/\d/.test(cell)) &&
  row.some((cell) => numberHead.test(cell) || quantityHead.test(cell));

/** Where number and quantity stand: by the head, else the number first and then the first column that holds nothing but quantities. */
function columnsOf(head: readonly string[], rows: readonly (readonly string[])[]) {
  const number = Math.max(
    0,
    head.findIndex((cell) => numberHead.test(cell)),
  );
  const named = head.findIndex((cell, at) => at !== number && quantityHead.test(cell));
  if (named >= 0) return { number, quantity: named };
  const width = Math.max(...rows.map((row) => row.length), 0);
  const others = [...new Array(width).keys()].filter((at) => at !== number);
  const quantity = others.find((at) => rows.every((row) => isQuantity(row[at])));
  return { number, quantity: quantity ?? others[0] ?? 1 };
}

/** Many more than a cart takes: how many there are too many is told. */
const most = 20_000;

/** Lines of article number and quantity of a table, with a head or without. A number alone means one piece. Nothing is judged or dropped. */
function toOrderLines(table: readonly TableRow[]): OrderLine[] {
  const rows = table.map(({ cells }) => cells.map(plain)).filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = rows;
  const head = isHead(first) ? first : [];
  const data = head.length > 0 ? rows.slice(1) : rows;
  const { number, quantity } = columnsOf(head, data);
  return data.map((row) => ({ text: row[number] ?? '', quantity: wholeOf(row[quantity] || '1') }));
}

/** Reads text that was pasted, parted by semicolons, commas or tabs. A quote that never ends is a sign like any other. */
export function readOrderLines(text: string): OrderLine[] {
  const read = readDelimited(text, { most });
  const rows = read === 'unreadable' ? readDelimited(text, { most, isQuoted: false }) : read;
  return typeof rows === 'string' ? [] : toOrderLines(rows);
}

/** Reads a file: a CSV or an XLSX workbook. */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderLine[] | TableFault> {
  const rows = await readTable(bytes, { most });
  return typeof rows === 'string' ? rows : toOrderLines(rows);
}
