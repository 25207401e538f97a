import { decodeText } from '@foyer/contract/decode-text';
import { parse } from 'csv-parse/sync';
import { cellText, MAX_COLUMNS, type TableRow } from './table.ts';

const separators = [';', ',', '\t'] as const;

/** What parts the cells: Excel says so in a first line `sep=;`, else what stands most often in the header. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const said = /^sep=(.)$/i.exec(first)?.[1];
  if (said) return said;
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** A file without the lines of separators alone that spreadsheets write below a table, however many. */
function withoutEnd(text: string, separator: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === separator || /\s/.test(text[end - 1] ?? ''))) end--;
  // of the last line with something in it every cell stays
  const lineEnd = text.indexOf('\n', end);
  return lineEnd < 0 ? text : text.slice(0, lineEnd);
}

/** What ends the reading of a file of more lines than anybody has people. */
class TooMany extends Error {}
/** Lines of separators alone between others: those below the last are not read. */
const MAX_RECORDS = 100_000;
/** Of lines of another length than the header each costs the reader a tenth of a millisecond. */
const MAX_UNEVEN = 5000;

/**
 * Reads a CSV file in whatever encoding spreadsheets write (UTF-8, UTF-16, Windows-1252), parted by `;`, `,` or tabs. At most `most` rows with something in them;
 * `too_many` where it has too many others to look at all, null for one whose quotes never end.
 */
export function readCsv(bytes: Uint8Array, most: number): TableRow[] | 'too_many' | null {
  const decoded = decodeText(bytes);
  if (decoded === null) return null;
  // of `\r\n` inside of quotes the reader would count both
  const lines = decoded.replace(/\r\n?/g, '\n');
  const delimiter = separatorOf(lines);
  const text = withoutEnd(lines, delimiter);
  const rows: TableRow[] = [];
  const onRecord = (record: readonly string[], { lines, records, invalid_field_length }: Progress): null => {
    if (records > MAX_RECORDS || invalid_field_length > MAX_UNEVEN) throw new TooMany();
    const line = lines - (record.join('').match(/\n/g)?.length ?? 0);
    const cells = record.slice(0, MAX_COLUMNS).map(cellText);
    const isHint = line === 1 && /^sep=/i.test(record[0] ?? '');
    if (!isHint && cells.some((cell) => cell !== '')) rows.push({ line, cells });
    if (rows.length >= most) throw new TooMany();
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
      on_record: onRecord,
    });
    return rows;
  } catch (error) {
    if (!(error instanceof TooMany)) return null;
    return rows.length >= most ? rows : 'too_many';
  }
}

/** How far the reader has come. */
interface Progress {
  readonly lines: number;
  readonly records: number;
  readonly invalid_field_length: number;
}
