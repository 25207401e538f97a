import type { AnyColumn } from '../../../list/list-columns.ts';
import { type BulkRow, rowFields } from './bulk-row.ts';

/** The columns of a file of invitations, under the names the server reads. */
export const invitationColumns: readonly AnyColumn<BulkRow>[] = [
  { id: 'email', header: 'email', value: ({ fields }) => fields.email },
  // Any of the separators of a CSV would part the cell.
  { id: 'roles', header: 'roles', value: ({ fields }) => fields.roles.join('|') },
  ...rowFields
    .filter((field) => field !== 'email')
    .map((field) => ({ id: field, header: field, value: ({ fields }: BulkRow) => fields[field] })),
];
