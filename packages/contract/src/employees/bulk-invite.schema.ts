import * as v from 'valibot';
import { field, optionalLines } from '../field-rules.ts';
import { roleSchema } from '../roles.schema.ts';
import { uploadLimits } from '../upload-limits.ts';

/** How many people a file may have. */
export const maxInvitedRows = 1000;

const cell = v.optional(v.pipe(v.string(), v.maxLength(500, 'max_length')));

/** What somebody mended in a row before it is judged: the columns that are named take these words, the others those of the file. */
export const rowCorrectionSchema = v.strictObject({
  /** The row's `line`. */
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
 * A file of invitations: CSV (UTF-8 or as Excel saves it, with `;`, `,` or tabs) or a workbook (XLSX, its first sheet), a header
 * row, the columns email and roles, and where wanted salutation, firstName, lastName, company, locale. First a dry run, then the
 * same file again with `dryRun: false` and the dry run's `fileSha256`: if it is another file by then, nobody is invited
 * (file_changed). What was mended meanwhile goes along with both, each row at most once.
 */
export const bulkInviteSchema = v.strictObject({
  dryRun: v.boolean('required'),
  fileSha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'invalid_format'))),
  /** For rows that name no roles. */
  defaultRoles: v.optional(v.pipe(v.array(roleSchema), v.maxLength(11, 'max_length'))),
  message: optionalLines(500),
  corrections: v.optional(
    v.pipe(
      v.array(rowCorrectionSchema),
      v.maxLength(maxInvitedRows, 'max_length'),
      v.check((rows) => new Set(rows.map(({ line }) => line)).size === rows.length, 'invalid_choice'),
    ),
  ),
});

/** A workbook, as a media type. */
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** At most 2 MiB and {@link maxInvitedRows} rows. */
export const bulkInviteFiles = {
  file: {
    required: true,
    maxCount: 1,
    maxBytes: uploadLimits.invitations,
    types: ['text/csv', workbookType],
    isPassing: true,
  },
} as const;

/** The columns of a file, by their names here; files may name them in any language of the portal. */
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
 * What becomes of a row: `ready` in a dry run, `invited` after it; the others are left alone. A row whose address is invited by now is
 * `already_invited`, so that a file sent twice sends nothing twice.
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

/** What can be wrong with a field of a row. */
export const bulkInviteRowCodes = [
  'required',
  'email',
  'max_length',
  'invalid_choice',
  /** A formula, or a character that no name has. */
  'excluded_character',
  'choose_at_least_one',
  'role_not_grantable',
  'company_unknown',
  /** Somebody signs in with this address who belongs to nobody the caller may see. */
  'email_taken',
] as const;
export type BulkInviteRowCode = (typeof bulkInviteRowCodes)[number];

/** What became of the file, row by row, in the order of the file. */
export const bulkInviteResultSchema = v.object({
  dryRun: v.boolean(),
  fileSha256: v.string(),
  /** When this very file was committed before. */
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
      /** As an editor or a spreadsheet counts; the header is line 1. */
      line: v.number(),
      /** The words of the row's columns as they were judged: those of the file, or what was mended. */
      email: v.string(),
      salutation: v.nullable(v.string()),
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      /** Known ones by their names (`ROLE_SHOP`), others as they were written. */
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
