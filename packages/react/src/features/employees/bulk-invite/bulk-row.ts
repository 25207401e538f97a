import type {
  BulkInviteColumn,
  BulkInviteRow,
  BulkInviteRowResult,
  RowCorrection,
} from '@foyer/contract/employees/bulk-invite.schema';

export type RowResult = BulkInviteRowResult;

/** What a row may say: the columns of a file. Several roles stand in one cell. */
export type RowFields = Readonly<Record<Exclude<BulkInviteColumn, 'roles'>, string>> & {
  readonly roles: readonly string[];
};

/** A row of the file as it was judged last, and what was mended of it since the file was written. */
export interface BulkRow {
  readonly line: number;
  readonly fields: RowFields;
  readonly result: RowResult;
  readonly errors: BulkInviteRow['errors'];
  /** The columns that were mended; undefined where all is as in the file. */
  readonly mended?: Partial<RowFields> | undefined;
  /** It was changed since it was judged. */
  readonly isTouched: boolean;
}

/** Mended columns by line. */
export type Mends = Readonly<Record<string, Partial<RowFields>>>;

/** The rows of a file as they were judged, with what was mended of them. */
export const readRows = (judged: readonly BulkInviteRow[], mends: Mends): readonly BulkRow[] =>
  judged.map(({ line, result, errors, roles, email, salutation, firstName, lastName, company, locale }) => ({
    ...{ line, result, errors, mended: mends[line], isTouched: false },
    fields: {
      ...{ email, roles, salutation: salutation ?? '', firstName: firstName ?? '' },
      ...{ lastName: lastName ?? '', company: company ?? '', locale: locale ?? '' },
    },
  }));

/** With what was typed into the row of a line. */
export const mendRow = (
  rows: readonly BulkRow[],
  line: number,
  fields: Partial<RowFields>,
): readonly BulkRow[] =>
  rows.map((row) =>
    row.line === line
      ? {
          ...row,
          // what is typed anew is judged anew
          errors: row.errors.filter(({ path }) => !(path in fields)),
          fields: { ...row.fields, ...fields },
          mended: { ...row.mended, ...fields },
          isTouched: true,
        }
      : row,
  );

/** What was mended of all rows. */
export const mendsOf = (rows: readonly BulkRow[]): Mends =>
  Object.fromEntries(rows.flatMap(({ line, mended }) => (mended ? [[line, mended]] : [])));

/** The same as the contract takes it. */
export const correctionsOf = (mends: Mends): RowCorrection[] =>
  Object.entries(mends).map(([line, { roles, ...texts }]) => ({
    line: Number(line),
    ...texts,
    ...(roles && { roles: [...roles] }),
  }));

/** Rows by what became of them. */
export function countRows(rows: readonly BulkRow[]): Readonly<Record<RowResult, number>> {
  const counts = {
    ...{ ready: 0, invited: 0, already_invited: 0, already_member: 0 },
    ...{ duplicate_in_file: 0, invalid: 0 },
  };
  for (const { result } of rows) counts[result] += 1;
  return counts;
}

/** What becomes of rows, what somebody can do something about first. */
export const rowResults = [
  'invalid',
  'duplicate_in_file',
  'already_member',
  'already_invited',
  'ready',
  'invited',
] as const satisfies readonly RowResult[];
