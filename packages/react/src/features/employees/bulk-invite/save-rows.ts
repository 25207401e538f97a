import { saveFile } from '../../../domain/file/save-file.ts';
import type { AnyColumn } from '../../../list/list-columns.ts';
import type { BulkRow } from './bulk-row.ts';
import { invitationColumns } from './invitation-columns.ts';

export type RowsFormat = 'csv' | 'xlsx';

export interface RowsFile {
  readonly format: RowsFormat;
  /** Without its ending. */
  readonly name: string;
  /** Of the table in a workbook. */
  readonly title: string;
  readonly tag: string;
  /** What stands beside the columns that the server reads. */
  readonly more?: readonly AnyColumn<BulkRow>[];
}

/** Hands rows to the user's downloads, in the form that can be sent again; without any it is the template. */
export async function saveRows(
  rows: readonly BulkRow[],
  { format, name, title, tag, more = [] }: RowsFile,
): Promise<void> {
  const columns = [...invitationColumns, ...more];
  const write =
    format === 'csv'
      ? (await import('../../../list/write-csv.ts')).writeCsv
      : (await import('../../../list/write-workbook.ts')).writeWorkbook;
  saveFile(await write(columns, rows, { tag, title }), `${name}.${format}`);
}
