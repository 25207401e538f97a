import * as v from 'valibot';
import { optionalText } from '../field-rules.ts';
import { roleSchema } from '../roles.schema.ts';
import { uploadLimits } from '../upload-limits.ts';

/**
 * A file of invitations: CSV in UTF-8 with `;` or `,`, a header row, the columns email and roles, and where wanted
 * salutation, firstName, lastName, company, locale. First a dry run, then the same file again with `dryRun: false` and
 * the dry run's `fileSha256`: if it is another file by then, nobody is invited (file_changed).
 */
export const bulkInviteSchema = v.strictObject({
  dryRun: v.boolean('required'),
  fileSha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'invalid_format'))),
  /** For rows that name no roles. */
  defaultRoles: v.optional(v.pipe(v.array(roleSchema), v.maxLength(11, 'max_length'))),
  message: optionalText(500),
});

/** At most 2 MiB and 1000 rows. */
export const bulkInviteFiles = {
  file: { required: true, maxCount: 1, maxBytes: uploadLimits.invitations, types: ['text/csv'] },
} as const;

/**
 * What becomes of a row: `ready` in a dry run, `invited` after it; the others are left alone. A row that was invited
 * by the same file before is `already_invited`, so that a file sent twice sends nothing twice.
 */
export const bulkInviteResults = [
  'ready',
  'invited',
  'already_invited',
  'already_member',
  'duplicate_in_file',
  'invalid',
] as const;

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
      /** As an editor counts; the header is line 1. */
      line: v.number(),
      email: v.string(),
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      roles: v.array(v.string()),
      result: v.picklist(bulkInviteResults),
      /** `path` is the column. */
      errors: v.array(v.object({ path: v.string(), code: v.string() })),
    }),
  ),
});
export type BulkInviteResult = v.InferOutput<typeof bulkInviteResultSchema>;
