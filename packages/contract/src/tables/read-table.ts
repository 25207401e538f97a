import { decodeText } from '../text/decode-text.ts';
import { readDelimited } from './read-delimited.ts';
import type { TableFault, TableRow } from './table-row.ts';

/** Whether a file is a ZIP archive, as workbooks are. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads the rows with content of a table in a file: an XLSX workbook, or a text (CSV) in UTF-8, UTF-16 or Windows-1252. The first row may
 * be a header. At most `most` rows are read. The reader of workbooks is loaded on demand.
 */
export async function readTable(
  bytes: Uint8Array,
  options: { readonly most: number },
): Promise<TableRow[] | TableFault> {
  if (isArchive(bytes)) return (await import('./read-workbook.ts')).readWorkbook(bytes, options.most);
  const text = decodeText(bytes);
  return text === null ? 'unreadable' : readDelimited(text, options);
}
