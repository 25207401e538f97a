import { saveFile } from '../../../domain/file/save-file.ts';
import type { AnyColumn } from '../../../list/list-columns.ts';
import type { BulkRow } from './bulk-row.ts';

export interface RowsFile {
  readonly format: 'csv' | 'xlsx';
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Title of the sheet in a workbook. */
  readonly title: string;
  readonly tag: string;
  readonly columns: readonly AnyColumn<BulkRow>[];
}

/** Saves rows to the user's downloads in the format that can be uploaded again; the template has a sample row. */
export async function saveRows(rows: readonly BulkRow[], file: RowsFile): Promise<void> {
  const { format, name, title, tag, columns } = file;
  const write =
    format === 'csv'
      ? (await import('../../../list/list-as-csv.ts')).listAsCsv
      : (await import('../../../list/list-as-workbook.ts')).listAsWorkbook;
  saveFile(await write(columns, rows, { tag, title }), `${name}.${format}`);
}
