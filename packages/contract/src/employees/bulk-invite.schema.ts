import * as v from 'valibot';
import { roleSchema } from '../roles/roles.schema.ts';
import { field, optionalLines } from '../rules/field-rules.ts';
import { uploadLimits } from '../rules/upload-limits.ts';

/** Maximum number of people in one file. */
export const maxInvitedRows = 1000;

const cell = v.optional(v.pipe(v.string(), v.maxLength(500, 'max_length')));

/** Correction of a row before it is checked: its columns replace those of the file. */
export const rowCorrectionSchema = v.strictObject({
  /** `line` of the row. */
  line: field(v.pipe(v.number('numbers_only'), v.integer('integers_only'), v.minValue(1, 'min_value'))),
  email: cell,
  salutation: cell,
  firstName: cell,
  lastName: cell,
  roles: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(60, 'max_length'))), v.maxLength(11, 'max_length')),
  ),
  company: cell,
  locale: cell,
});
export type RowCorrection = v.InferOutput<typeof rowCorrectionSchema>;

/**
 * A file of invitations: CSV (UTF-8 or as Excel saves it, with `;`, `,` or tabs) or a workbook (XLSX, its first sheet), with a header row,
 * the columns email and roles, and the optional columns salutation, firstName, lastName, company and locale. Roles, salutations and languages
 * are written as codes, or as the portal names them in any of its languages. The first call is a dry run;
 * the second sends the same file with `dryRun: false` and the dry run's `fileSha256`. If the file differs, nobody is invited
 * (`file_changed`). Both calls take the corrections, at most one for each row.
 */
export const bulkInviteSchema = v.strictObject({
  dryRun: v.boolean('required'),
  fileSha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'invalid_format'))),
  /** Roles for rows that name none. */
  defaultRoles: v.optional(v.pipe(v.array(roleSchema), v.maxLength(11, 'max_length'))),
  /** Language of the mails for rows that name none; if omitted, that of the caller's page. */
  defaultLocale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'))),
  message: optionalLines(500),
  corrections: v.optional(
    v.pipe(
      v.array(rowCorrectionSchema),
      v.maxLength(maxInvitedRows, 'max_length'),
      v.check((rows) => new Set(rows.map(({ line }) => line)).size === rows.length, 'invalid_choice'),
    ),
  ),
});

/** Address of the sample row in a template. A row with it is skipped. */
export const sampleEmail = 'erika.muster@example.com';

/** Media type of a workbook (XLSX). */
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The file of a call: at most 2 MiB and {@link maxInvitedRows} rows. */
export const bulkInviteFiles = {
  file: {
    required: true,
    maxCount: 1,
    maxBytes: uploadLimits.invitations,
    types: ['text/csv', workbookType],
    isPassing: true,
  },
} as const;

/** Columns of a file by their names in the API; files may name them in any language of the portal. */
export const bulkInviteColumns = [
  'email',
  'salutation',
  'firstName',
  'lastName',
  'roles',
  'company',
  'locale',
] as const;
export type BulkInviteColumn = (typeof bulkInviteColumns)[number];

/**
 * Results of a row: `ready` in a dry run, `invited` after it; rows with another result are not invited. A row whose address was invited in
 * the meantime is `already_invited`, so that a file sent twice invites nobody twice.
 */
export const bulkInviteResults = [
  'ready',
  'invited',
  'already_invited',
  'already_member',
  'duplicate_in_file',
  'invalid',
] as const;
export type BulkInviteRowResult = (typeof bulkInviteResults)[number];

/** Error codes of a field in a row. */
export const bulkInviteRowCodes = [
  'required',
  'email',
  'max_length',
  'invalid_choice',
  /** A formula, or a character that does not occur in names. */
  'excluded_character',
  'choose_at_least_one',
  'role_not_grantable',
  'company_unknown',
  /** The address belongs to an account that the caller may not see. */
  'email_taken',
] as const;
export type BulkInviteRowCode = (typeof bulkInviteRowCodes)[number];

/** Result of the file, row by row, in the order of the file. */
export const bulkInviteResultSchema = v.object({
  dryRun: v.boolean(),
  fileSha256: v.string(),
  /** Instant at which this same file was committed before; null where it was not. */
  lastCommittedAt: v.nullable(v.string()),
  counts: v.object({
    ready: v.number(),
    invited: v.number(),
    already_invited: v.number(),
    already_member: v.number(),
    duplicate_in_file: v.number(),
    invalid: v.number(),
  }),
  rows: v.array(
    v.object({
      /** Line number as in an editor or a spreadsheet; the header is line 1. */
      line: v.number(),
      /** Values of the row as they were checked: those of the file, or their corrections. */
      email: v.string(),
      salutation: v.nullable(v.string()),
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      /** Known roles by their names (`ROLE_SHOP`), others as they are written in the file. */
      roles: v.array(v.string()),
      company: v.nullable(v.string()),
      locale: v.nullable(v.string()),
      isCorrected: v.boolean(),
      result: v.picklist(bulkInviteResults),
      /** `path` is the column. */
      errors: v.array(
        v.object({ path: v.picklist(bulkInviteColumns), code: v.picklist(bulkInviteRowCodes) }),
      ),
    }),
  ),
});
export type BulkInviteResult = v.InferOutput<typeof bulkInviteResultSchema>;
export type BulkInviteRow = BulkInviteResult['rows'][number];
