import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';

/** A cell as a spreadsheet understands it: a day is `2026-11-22`. */
export type TableCell = string | number | null;

/** A table with a heading, as a spreadsheet shows it. */
export interface ReadTable {
  readonly header: readonly string[];
  readonly rows: readonly Readonly<Record<string, TableCell>>[];
}

const toTable = ([header = [], ...rows]: readonly (readonly TableCell[])[]): ReadTable => ({
  header: header.map(String),
  rows: rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at] ?? null]))),
});

const germanDay = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const germanNumber = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;

function germanCell(text: string): TableCell {
  const day = germanDay.exec(text);
  if (day) return `${day[3]}-${day[2]}-${day[1]}`;
  if (germanNumber.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return text === '' ? null : text;
}

/**
 * Reads a CSV file as a German spreadsheet opens it by a double click: UTF-8 only with a byte order mark, cells separated by semicolons,
 * decimal commas, days such as 22.11.2026. Throws where rows have different numbers of cells.
 */
export function readGermanCsv(bytes: Uint8Array): ReadTable {
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
  const records: string[][] = parse(text, { delimiter: ';' });
  const [header = [], ...rows] = records;
  return toTable([header, ...rows.map((row) => row.map(germanCell))]);
}

export interface ReadWorkbook extends ReadTable {
  readonly title: string;
  /** Returns the number format of a cell, and whether it contains a formula. */
  readonly look: (column: string, row: number) => { readonly format: string; readonly isFormula: boolean };
}

/** Reads the first table of a workbook (XLSX) with a library that did not write it. Numbers with a date format are days. */
export function readWorkbook(bytes: Uint8Array): ReadWorkbook {
  const book = read(bytes, { cellDates: true, cellNF: true, cellFormula: true, UTC: true });
  const [title = ''] = book.SheetNames;
  const sheet = book.Sheets[title] ?? {};
  const lines = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, UTC: true });
  const cells = lines.map((line) =>
    line.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell as TableCell))),
  );
  const table = toTable(cells);
  return {
    ...table,
    title,
    look: (column, row) => {
      const cell = sheet[utils.encode_cell({ c: table.header.indexOf(column), r: row + 1 })];
      return { format: cell?.z ?? '', isFormula: cell?.f !== undefined };
    },
  };
}
