import * as v from 'valibot';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';
import { requestValuesSchema, submissionSchema, useCaseKindSchema } from './use-cases.schema.ts';

/** A request as it is filled in so far: `values` are the fields of the request of this `kind`, complete or not. */
export const preCheckSchema = v.strictObject({
  kind: useCaseKindSchema,
  values: requestValuesSchema,
});
/** The files of the request, all under one name. */
export const preCheckFiles = {
  file: { required: false, maxCount: 8, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;

/** Result that a submission would have. `errors` prevent it, `warnings` do not; nothing is stored. */
export const preCheckResultSchema = v.object({
  canSubmit: v.boolean(),
  errors: v.array(v.object({ path: v.string(), code: v.string() })),
  warnings: v.array(v.object({ path: v.string(), code: v.string() })),
  /** An open request with the same content. */
  duplicateOf: v.nullable(submissionSchema),
  /** Day by which the service promises to complete it; null where it promises none. */
  expectedOn: v.nullable(v.string()),
});
