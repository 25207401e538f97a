import { businessDay } from '@foyer/contract/business-day';
import { cutText } from '@foyer/contract/cut-text';
import { createWorkbook } from 'excel-builder-vanilla';
import { strToU8, zipSync } from 'fflate';
import type { AnyColumn } from './list-columns.ts';

/** A cell in the format of the library. */
interface Cell {
  readonly value: string | number;
  readonly metadata: { readonly type?: 'number'; readonly style?: number };
}
type Styles = Readonly<Record<'head' | 'date' | 'money', number>>;

// Characters that no XML document may contain, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
const text = (value: string, style?: number): Cell => ({
  value: cutText(value.replace(unwritable, ''), 32_767),
  metadata: style === undefined ? {} : { style },
});
const number = (value: number, style?: number): Cell => ({
  value,
  metadata: { type: 'number', ...(style !== undefined && { style }) },
});
/** An empty cell, without even an empty text. */
const nothing: Cell = { value: '', metadata: { type: 'number' } };

const isDay = /^\d{4}-\d{2}-\d{2}$/;
/** Returns the serial number of a day in a workbook: days since the end of 1899. */
function serial(value: string): number {
  const day = isDay.test(value) ? value : businessDay(new Date(value));
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

function cellOf<Item>(column: AnyColumn<Item>, item: Item, styles: Styles): Cell {
  const value = column.value(item);
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'object') return number(value.amount / 100, styles.money);
  if (typeof value === 'number') return number(value);
  if (column.type !== 'date') return text(value);
  const day = serial(value);
  return Number.isNaN(day) ? text(value) : number(day, styles.date);
}

/** Returns the date format of a language in workbook notation: `dd.mm.yyyy`. */
function dayFormat(tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const signs: Readonly<Record<string, string>> = { day: 'dd', month: 'mm', year: 'yyyy' };
  return parts
    .formatToParts(0)
    .map(({ type, value }) => signs[type] ?? value)
    .join('');
}

/** Valid name of a worksheet: at most 31 characters, without those that have a meaning in formulas. */
const tableName = (title: string) => cutText(title.replaceAll(/[\\/?*:[\]']/g, ' '), 31);

const widthOf = (cells: readonly Cell[]) =>
  Math.min(48, Math.max(11, ...cells.map(({ value }) => String(value).length + 2)));

export interface WorkbookOptions {
  readonly tag: string;
  readonly title: string;
}

/**
 * Writes a list as a workbook (XLSX). Days are dates, amounts are numbers, heading row and first column stay in view on scrolling.
 * Texts are written as texts, so that none can become a formula.
 */
export async function listAsWorkbook<Item>(
  columns: readonly AnyColumn<Item>[],
  items: readonly Item[],
  { tag, title }: WorkbookOptions,
): Promise<Blob> {
  const book = createWorkbook();
  // The library looks texts up as property names; without a prototype, a text `constructor` works too.
  book.sharedStrings.strings = Object.create(null) as Record<string, number>;
  const looks = book.getStyleSheet();
  const styles: Styles = {
    head: looks.createFormat({ font: { bold: true } }).id ?? 0,
    date: looks.createFormat({ format: dayFormat(tag) }).id ?? 0,
    money: looks.createFormat({ format: '#,##0.00' }).id ?? 0,
  };
  const rows = [
    columns.map(({ header }) => text(header, styles.head)),
    ...items.map((item) => columns.map((column) => cellOf(column, item, styles))),
  ];
  const sheet = book.createWorksheet({ name: tableName(title) });
  sheet.setData(rows as never);
  sheet.setColumns(columns.map((_, at) => ({ width: widthOf(rows.map((row) => row[at] ?? nothing)) })));
  const { pane } = sheet.sheetView;
  pane.state = 'frozen';
  pane.freezePane(1, 1, 'B2');
  book.addWorksheet(sheet);
  const files = Object.entries(await book.generateFiles());
  // Zips in this thread: the library's own zip starts a worker from a string, which a strict Content Security Policy forbids.
  const zipped = zipSync(
    Object.fromEntries(files.map(([path, xml]) => [path.slice(1), strToU8(String(xml))])),
  );
  return new Blob([zipped as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
