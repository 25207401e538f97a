import type { BulkInviteResult } from '@foyer/contract/employees/bulk-invite.schema';

type FileRow = BulkInviteResult['rows'][number];
export type RowResult = FileRow['result'];

/** What may be mended of a row: the columns of a file. Several roles stand in one cell. */
export const rowFields = ['email', 'salutation', 'firstName', 'lastName', 'company', 'locale'] as const;
export type RowField = (typeof rowFields)[number];
export type RowFields = Readonly<Record<RowField, string>> & { readonly roles: readonly string[] };

/** A row of the file: as it was judged, and what was mended of it since. */
export interface BulkRow {
  readonly line: number;
  readonly fields: RowFields;
  readonly result: RowResult;
  readonly errors: FileRow['errors'];
  /** It was not as it is in the file: it goes with the mended ones. */
  readonly isMended: boolean;
  /** It was changed since it was judged. */
  readonly isTouched: boolean;
}

const fieldsOf = (row: FileRow): RowFields => {
  const given = row as unknown as Readonly<Record<string, unknown>>;
  const texts = rowFields.map((field) => [field, typeof given[field] === 'string' ? given[field] : '']);
  return { ...(Object.fromEntries(texts) as Record<RowField, string>), roles: row.roles };
};

/** The rows of a file as a dry run has judged them. */
export const readRows = ({ rows }: BulkInviteResult): readonly BulkRow[] =>
  rows.map((row) => ({
    line: row.line,
    fields: fieldsOf(row),
    result: row.result,
    errors: row.errors,
    isMended: false,
    isTouched: false,
  }));

/** With what was typed into the row of a line. */
export const mendRow = (
  rows: readonly BulkRow[],
  line: number,
  fields: Partial<RowFields>,
): readonly BulkRow[] =>
  rows.map((row) =>
    row.line === line
      ? { ...row, fields: { ...row.fields, ...fields }, isMended: true, isTouched: true }
      : row,
  );

/** What goes into the file of mended rows: their order is that of its lines. */
export const mendedRows = (rows: readonly BulkRow[]): readonly BulkRow[] =>
  rows.filter(({ isMended }) => isMended);

/** With what a run over the file of mended rows has said; whoever is twice among all rows is invited once. */
export function judgeMended(
  rows: readonly BulkRow[],
  sent: readonly BulkRow[],
  { rows: verdicts }: BulkInviteResult,
): readonly BulkRow[] {
  const byLine = new Map(sent.map(({ line }, at) => [line, verdicts[at]]));
  const others = new Set(
    rows.filter(({ line, result }) => !byLine.has(line) && result === 'ready').map(mailOf),
  );
  return rows.map((row) => {
    const verdict = byLine.get(row.line);
    if (verdict === undefined) return row;
    const isTwice = verdict.result === 'ready' && others.has(mailOf(row));
    return {
      ...row,
      result: isTwice ? 'duplicate_in_file' : verdict.result,
      errors: verdict.errors,
      isTouched: false,
    };
  });
}

const mailOf = ({ fields }: BulkRow): string => fields.email.trim().toLowerCase();

/** With what became of the file's own rows when it was sent. */
export function judgeSent(
  rows: readonly BulkRow[],
  { rows: verdicts }: BulkInviteResult,
): readonly BulkRow[] {
  const byLine = new Map(verdicts.map((verdict) => [verdict.line, verdict]));
  return rows.map((row) => {
    const verdict = byLine.get(row.line);
    return row.isMended || verdict === undefined
      ? row
      : { ...row, result: verdict.result, errors: verdict.errors };
  });
}

/** Rows by what became of them. */
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

/** What keeps a row from being sent, in the order of the list: those that somebody can do something about first. */
export const rowResults = [
  'invalid',
  'duplicate_in_file',
  'already_member',
  'already_invited',
  'ready',
  'invited',
] as const satisfies readonly RowResult[];
