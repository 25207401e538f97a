import {
  type BulkInviteColumn,
  maxInvitedRows,
  sampleEmail,
} from '@foyer/contract/employees/bulk-invite.schema';
import { isArchive, readTable } from '@foyer/contract/tables/read-table';
import type { TableRow } from '@foyer/contract/tables/table-row';
import type { Call } from '../../call.ts';
import { columnOf } from './file-words.ts';
import type { RowWords } from './judge-row.ts';

/** Reason why a file has no rows to validate. */
export type FileFault = 'file_unreadable' | 'file_empty' | 'columns_missing' | 'too_many_rows';

/** Rows of a file, or the reason why there are none. */
export type FileRows =
  | { readonly rows: readonly RowWords[] }
  | { readonly fault: FileFault; readonly missing?: readonly BulkInviteColumn[] };

interface ReadRowsOptions {
  readonly areRolesNeeded: boolean;
  readonly readLarge: Call['readLarge'];
}

/** Reads a file of invitations: a CSV file or a workbook, with a header row that names the columns in any order. */
export async function readRows(
  bytes: Uint8Array,
  { areRolesNeeded, readLarge }: ReadRowsOptions,
): Promise<FileRows> {
  // the header and one row above the limit, which is enough to report `too_many_rows`
  const most = maxInvitedRows + 2;
  const table = isArchive(bytes)
    ? await readLarge(async () => (await import('./read-workbook.ts')).readWorkbook(bytes, most))
    : await readTable(bytes, { most });
  if (table === 'unreadable') return { fault: 'file_unreadable' };
  if (table === 'too_many') return { fault: 'too_many_rows' };
  const [header, ...rows] = table;
  if (!header || rows.length === 0) return { fault: 'file_empty' };
  const columns = columnsOf(header);
  const needed: BulkInviteColumn[] = areRolesNeeded ? ['email', 'roles'] : ['email'];
  const missing = needed.filter((column) => !columns.has(column));
  if (missing.length > 0) return { fault: 'columns_missing', missing };
  if (rows.length > maxInvitedRows) return { fault: 'too_many_rows' };
  const people = rows.map((row) => wordsOf(row, columns)).filter(({ email = '' }) => !isSample(email));
  return people.length > 0 ? { rows: people } : { fault: 'file_empty' };
}

const isSample = (email: string): boolean => email.trim().toLowerCase() === sampleEmail;

type Columns = ReadonlyMap<BulkInviteColumn, number>;

/** Returns the index of each column; the first of two columns with one name counts. */
function columnsOf({ cells }: TableRow): Columns {
  const found = new Map<BulkInviteColumn, number>();
  for (const [at, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column && !found.has(column)) found.set(column, at);
  }
  return found;
}

const wordsOf = ({ line, cells }: TableRow, columns: Columns): RowWords => ({
  ...Object.fromEntries([...columns].map(([column, at]) => [column, cells[at] ?? ''])),
  line,
  isCorrected: false,
});
