import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { cellText, isFilled, maxColumns, type TableRow } from './table-row.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

/** Columns that are read, A to AX, over all rows that a sheet can have. */
const range = 'A1:AX1048576';

/** Returns the digits of a number: at most the 15 that a spreadsheet keeps, and never with an exponent. */
function digitsOf(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const kept = Number(value.toPrecision(15));
  return Math.abs(kept) < 1e-6 ? kept.toFixed(20).replace(/\.?0+$/, '') : String(kept);
}

/** Returns a value as the spreadsheet shows it; a day in ISO 8601. `format` is the format of the cell. */
function shownText(value: CellValue | undefined, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'number') return String(value);
  // A number of a fixed length, such as an article number.
  const isPadded = format !== undefined && /^0+$/.test(format) && Number.isInteger(value) && value >= 0;
  return isPadded ? digitsOf(value).padStart(format.length, '0') : digitsOf(value);
}

function rowsOf({ rows, cells }: Sheet, most: number): TableRow[] {
  const found: TableRow[] = [];
  for (const [at, values] of rows.entries()) {
    const texts = values
      .slice(0, maxColumns)
      .map((value, column) => cellText(shownText(value, cells?.get(`${at},${column}`)?.style?.numFmt)));
    const row = { line: at + 1, cells: texts };
    if (isFilled(row)) found.push(row);
    if (found.length >= most) break;
  }
  return found;
}

/**
 * Reads the first visible sheet with content of an XLSX workbook: at most `most` rows with content, and the saved results of formulas.
 * Returns `unreadable` for a file that is not such a workbook, is protected by a password, or unpacks to more than a table needs.
 */
export async function readWorkbook(bytes: Uint8Array, most: number): Promise<TableRow[] | 'unreadable'> {
  try {
    const { sheets } = await readXlsx(unpackWorkbook(bytes), {
      range,
      readStyles: true,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return sheets.map((sheet) => rowsOf(sheet, most)).find((rows) => rows.length > 0) ?? [];
  } catch {
    return 'unreadable';
  }
}
