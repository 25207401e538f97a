import { saveFile } from '../../../domain/file/save-file.ts';
import type { AnyColumn } from '../../../list/list-columns.ts';
import type { BulkRow } from './bulk-row.ts';

export interface RowsFile {
  readonly format: 'csv' | 'xlsx';
  /** Without its ending. */
  readonly name: string;
  /** Of the table in a workbook. */
  readonly title: string;
  readonly tag: string;
  readonly columns: readonly AnyColumn<BulkRow>[];
}

/** Hands rows to the user's downloads, in the form that can be sent again; without any it is the template. */
export async function saveRows(rows: readonly BulkRow[], file: RowsFile): Promise<void> {
  const { format, name, title, tag, columns } = file;
  const write =
    format === 'csv'
      ? (await import('../../../list/list-as-csv.ts')).listAsCsv
      : (await import('../../../list/list-as-workbook.ts')).listAsWorkbook;
  saveFile(await write(columns, rows, { tag, title }), `${name}.${format}`);
}
