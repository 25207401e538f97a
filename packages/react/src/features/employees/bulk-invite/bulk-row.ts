import type {
  BulkInviteColumn,
  BulkInviteRow,
  BulkInviteRowResult,
  RowCorrection,
} from '@foyer/contract/employees/bulk-invite.schema';

export type RowResult = BulkInviteRowResult;

/** The fields of a row: the columns of a file. Several roles share one cell. */
export type RowFields = Readonly<Record<Exclude<BulkInviteColumn, 'roles'>, string>> & {
  readonly roles: readonly string[];
};

/** A row of the file with the result of its last check, and with the corrections made since the file was written. */
export interface BulkRow {
  readonly line: number;
  readonly fields: RowFields;
  readonly result: RowResult;
  readonly errors: BulkInviteRow['errors'];
  /** The corrected columns; undefined if the row is as in the file. */
  readonly mended?: Partial<RowFields> | undefined;
  /** Whether the row was changed since its last check. */
  readonly isTouched: boolean;
}

/** The corrected columns by line. */
export type Mends = Readonly<Record<string, Partial<RowFields>>>;

/** Converts checked rows of a file, and adds the corrections made to them. */
export const readRows = (judged: readonly BulkInviteRow[], mends: Mends): readonly BulkRow[] =>
  judged.map(({ line, result, errors, roles, email, salutation, firstName, lastName, company, locale }) => ({
    line,
    result,
    errors,
    mended: mends[line],
    isTouched: false,
    fields: {
      email,
      roles,
      salutation: salutation ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      company: company ?? '',
      locale: locale ?? '',
    },
  }));

/** Applies the fields typed into a row. */
export const mendRow = (
  rows: readonly BulkRow[],
  line: number,
  fields: Partial<RowFields>,
): readonly BulkRow[] =>
  rows.map((row) =>
    row.line === line
      ? {
          ...row,
          // a changed column is checked again, so its old errors are dropped
          errors: row.errors.filter(({ path }) => !(path in fields)),
          fields: { ...row.fields, ...fields },
          mended: { ...row.mended, ...fields },
          isTouched: true,
        }
      : row,
  );

/** Collects the corrections of all rows. */
export const mendsOf = (rows: readonly BulkRow[]): Mends =>
  Object.fromEntries(rows.flatMap(({ line, mended }) => (mended ? [[line, mended]] : [])));

/** Converts the corrections to the contract's format. */
export const correctionsOf = (mends: Mends): RowCorrection[] =>
  Object.entries(mends).map(([line, { roles, ...texts }]) => ({
    line: Number(line),
    ...texts,
    ...(roles && { roles: [...roles] }),
  }));

/** Counts rows by result. */
export function countRows(rows: readonly BulkRow[]): Readonly<Record<RowResult, number>> {
  const counts = {
    ready: 0,
    invited: 0,
    already_invited: 0,
    already_member: 0,
    duplicate_in_file: 0,
    invalid: 0,
  };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}

/** The results in display order: those that the user can act on first. */
export const rowResults = [
  'invalid',
  'duplicate_in_file',
  'already_member',
  'already_invited',
  'ready',
  'invited',
] as const satisfies readonly RowResult[];
