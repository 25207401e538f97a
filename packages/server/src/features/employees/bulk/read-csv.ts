import { isUtf8 } from 'node:buffer';
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

/**
 * Reads a CSV file: UTF-8, or Windows-1252 as Excel saves it; parted by `;`, `,` or tabs. At most `most` rows; null for one whose
 * quotes never end.
 */
export function readCsv(bytes: Uint8Array, most: number): TableRow[] | null {
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  try {
    const records = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: 100_000,
      to: most + 50,
    }) as unknown as { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    let end = 0;
    return records.flatMap(({ record, info }) => {
      const line = end + 1;
      end = info.lines;
      const isHint = line === 1 && /^sep=/i.test(record[0] ?? '');
      return isHint ? [] : [{ line, cells: record.slice(0, MAX_COLUMNS).map(cellText) }];
    });
  } catch {
    return null;
  }
}
