import { readDelimited } from '@foyer/contract/tables/read-delimited';
import { readTable } from '@foyer/contract/tables/read-table';
import type { TableFault, TableRow } from '@foyer/contract/tables/table-row';
import { tidyEntry } from '@foyer/contract/tidy-entry';

/** A line as it was written; problems are shown later, at its row. */
export interface OrderLine {
  readonly text: string;
  readonly quantity: string;
}

/** Column headers of article numbers and quantities, in the languages and programs we know. */
const numberHead = /art|nummer|number|^n[ro°º.]|sku|r[ée]f|c[óo]d/i;
const quantityHead = /meng|anz|st(ü|ue?)?c?k|qty|quant|qt[ée]|cant|unid|pcs|pieces/i;

/** Spreadsheets keep a text that looks like a number as `="007"` or `'007`, and pasted cells contain blanks of every width. */
const plain = (cell: string): string =>
  tidyEntry(cell)
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

/** Reads "2,00" and "2.00" as two. "2.000" is left unchanged: it is two or two thousand, depending on the language. */
const wholeOf = (cell: string): string => /^(\d+)[.,]0{1,2}$/.exec(cell)?.[1] ?? cell;

const isQuantity = (cell: string | undefined): boolean => /^\d{1,5}$/.test(wholeOf(cell ?? ''));
const isHead = (row: readonly string[]): boolean =>
  row.every((cell) => !/\d/.test(cell)) &&
  row.some((cell) => numberHead.test(cell) || quantityHead.test(cell));

/** Returns the columns of number and quantity: by the header, else the first column and the first other one with quantities only. */
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

/** Row limit. It is far above the limit of the cart, so that the error can name the number of lines. */
const most = 20_000;

/** Returns the lines of a table with or without a header. A number without quantity means one piece. Nothing is validated or dropped. */
function toOrderLines(table: readonly TableRow[]): OrderLine[] {
  const rows = table.map(({ cells }) => cells.map(plain)).filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = rows;
  const head = isHead(first) ? first : [];
  const data = head.length > 0 ? rows.slice(1) : rows;
  const { number, quantity } = columnsOf(head, data);
  return data.map((row) => ({ text: row[number] ?? '', quantity: wholeOf(row[quantity] || '1') }));
}

/** Reads pasted text, separated by semicolons, commas or tabs. An unclosed quote is an ordinary character. */
export function readOrderLines(text: string): OrderLine[] {
  const read = readDelimited(text, { most });
  const rows = read === 'unreadable' ? readDelimited(text, { most, isQuoted: false }) : read;
  return typeof rows === 'string' ? [] : toOrderLines(rows);
}

/** Reads a CSV file or an XLSX workbook. */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderLine[] | TableFault> {
  const rows = await readTable(bytes, { most });
  return typeof rows === 'string' ? rows : toOrderLines(rows);
}
