/** A column of a CSV export. Numbers are written as they are, texts are made safe for spreadsheets. */
export interface CsvColumn<Item> {
  readonly header: string;
  readonly value: (item: Item) => string | number | null | undefined;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
const startsFormula = /^[=+\-@\t\r\n]/;

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const byteOrderMark = '\uFEFF';

/** CSV text with a header line. @see RFC 4180; the byte order mark makes spreadsheets read UTF-8 */
export function createCsv<Item>(columns: readonly CsvColumn<Item>[], items: readonly Item[]): string {
  const rows = [
    columns.map(({ header }) => header),
    ...items.map((item) => columns.map(({ value }) => value(item))),
  ];
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
