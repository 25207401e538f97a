import * as v from 'valibot';
import { proofTypes, uploadLimits } from '../upload-limits.ts';
import { requestValuesSchema, submissionSchema, useCaseKindSchema } from './use-cases.schema.ts';

/** A request as far as it is filled in: `values` are the fields of the request `kind` names, complete or not. */
export const preCheckSchema = v.strictObject({
  kind: useCaseKindSchema,
  values: requestValuesSchema,
});
/** The files of the request, all under one name. */
export const preCheckFiles = {
  file: { required: false, maxCount: 8, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;

/** What submitting would meet. `errors` stop it, `warnings` do not; nothing is stored. */
export const preCheckResultSchema = v.object({
  canSubmit: v.boolean(),
  errors: v.array(v.object({ path: v.string(), code: v.string() })),
  warnings: v.array(v.object({ path: v.string(), code: v.string() })),
  /** An open request that says the same. */
  duplicateOf: v.nullable(submissionSchema),
  /** When the service usually has it done. */
  expectedOn: v.nullable(v.string()),
});
