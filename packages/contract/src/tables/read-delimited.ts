import { parse } from 'csv-parse/browser/esm/sync';
import { findSeparator, isSeparatorHint } from './find-separator.ts';
import { cellText, isFilled, maxColumns, type TableFault, type TableRow } from './table-row.ts';

/** Ends the reading of a text with more lines than the limit. */
class TooMany extends Error {}
/** Maximum number of records. Lines of only separators count, except below the last line with content. */
const maxRecords = 100_000;
/** Maximum number of records whose length differs from the first one's; each costs the parser a tenth of a millisecond. */
const maxUneven = 5000;
/** Longest record, in characters. */
const maxRecord = 2_000_000;

export interface ReadDelimitedOptions {
  /** Number of rows with content after which the reading ends. */
  readonly most: number;
  /** Whether `"` encloses cells. @default true */
  readonly isQuoted?: boolean;
}

interface Progress {
  readonly lines: number;
  readonly records: number;
  readonly invalid_field_length: number;
}

/** Returns a text without the lines of only separators that spreadsheets write below a table; the last line with content keeps every cell. */
function withoutEnd(text: string, separator: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === separator || /\s/.test(text[end - 1] ?? ''))) end--;
  const lineEnd = text.indexOf('\n', end);
  return lineEnd < 0 ? text : text.slice(0, lineEnd);
}

/**
 * Reads a text with cells separated by semicolons, commas or tabs: RFC 4180, with the separator of {@link findSeparator} and any line end.
 * Rows without content are left out. Returns `unreadable` where a quote never ends.
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
