import { parse } from 'csv-parse/browser/esm/sync';
import { findSeparator, isSeparatorHint } from './find-separator.ts';
import { cellText, isFilled, maxColumns, type TableFault, type TableRow } from './table-row.ts';

/** Ends the reading of a text with more lines than are looked at. */
class TooMany extends Error {}
/** Lines of separators alone between others count; those below the last do not. */
const maxRecords = 100_000;
/** Each record of another length than the first costs the parser a tenth of a millisecond. */
const maxUneven = 5000;
/** The longest record, in characters. */
const maxRecord = 2_000_000;

export interface ReadDelimitedOptions {
  /** The reading ends with so many rows that have content. */
  readonly most: number;
  /** Whether `"` encloses cells. @default true */
  readonly isQuoted?: boolean;
}

interface Progress {
  readonly lines: number;
  readonly records: number;
  readonly invalid_field_length: number;
}

/** A text without the lines of separators alone that spreadsheets write below a table; of the last line with content every cell stays. */
function withoutEnd(text: string, separator: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === separator || /\s/.test(text[end - 1] ?? ''))) end--;
  const lineEnd = text.indexOf('\n', end);
  return lineEnd < 0 ? text : text.slice(0, lineEnd);
}

/**
 * Reads a text parted by semicolons, commas or tabs: RFC 4180, with the separator found by {@link findSeparator} and with any line end. Rows
 * without content are left out. Gives `unreadable` where a quote never ends.
 */
export function readDelimited(
  written: string,
  { most, isQuoted = true }: ReadDelimitedOptions,
): TableRow[] | TableFault {
  const lines = written.replace(/\r\n?/g, '\n');
  const delimiter = findSeparator(lines);
  const rows: TableRow[] = [];
  const onRecord = (record: readonly string[], { lines: last, records, invalid_field_length }: Progress) => {
    if (records > maxRecords || invalid_field_length > maxUneven) throw new TooMany();
    const line = last - (record.join('').match(/\n/g)?.length ?? 0);
    const row = { line, cells: record.slice(0, maxColumns).map(cellText) };
    if (isFilled(row) && !(line === 1 && isSeparatorHint(record))) rows.push(row);
    if (rows.length >= most) throw new TooMany();
    return null;
  };
  try {
    parse(withoutEnd(lines, delimiter), {
      delimiter,
      quote: isQuoted ? '"' : null,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRecord,
      on_record: onRecord,
    });
    return rows;
  } catch (error) {
    if (!(error instanceof TooMany)) return 'unreadable';
    return rows.length >= most ? rows : 'too_many';
  }
}
