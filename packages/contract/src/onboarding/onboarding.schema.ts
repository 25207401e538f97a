import * as v from 'valibot';
import { addressInputSchema, addressSchema, salutationSchema } from '../addresses/address.ts';
import { integer, text } from '../rules/field-rules.ts';
import { optionalPhone, phone } from '../rules/phone.ts';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';

/** Onboarding steps of a new account, in their order. */
export const onboardingSteps = ['contact', 'address', 'documents', 'agreements'] as const;
/** One of {@link onboardingSteps}. */
export const onboardingStepSchema = v.picklist(onboardingSteps, 'invalid_choice');

/** State of a step. `skipped` steps are not required of this account. */
export const stepStateSchema = v.picklist(['open', 'done', 'skipped']);

/** Number of times a step was saved. A save names the version that was shown, so that two devices do not overwrite each other's data unnoticed. */
export const stepVersion = integer(0, 1_000_000);

/** Data that is still missing; `path` is the field within the step, empty for a step that was never saved. */
export const missingSchema = v.array(v.object({ step: v.string(), path: v.string(), code: v.string() }));
export type Missing = v.InferOutput<typeof missingSchema>;

/** Kinds of proof in the step `documents`. */
export const onboardingDocuments = ['vehicleRegistration', 'employerConfirmation'] as const;
/** One of {@link onboardingDocuments}. */
export const onboardingDocumentSchema = v.picklist(onboardingDocuments, 'invalid_choice');

/** State of a new account's onboarding, and the data entered so far. */
export const onboardingSchema = v.object({
  isFinished: v.boolean(),
  steps: v.array(
    v.object({
      step: onboardingStepSchema,
      state: stepStateSchema,
      isRequired: v.boolean(),
      version: v.number(),
    }),
  ),
  missing: missingSchema,
  contact: v.nullable(
    v.object({
      salutation: salutationSchema,
      firstName: v.string(),
      lastName: v.string(),
      phone: v.string(),
      mobile: v.nullable(v.string()),
    }),
  ),
  address: v.nullable(addressSchema),
  documents: v.array(
    v.object({
      kind: onboardingDocumentSchema,
      name: v.string(),
      mediaType: v.string(),
      sizeBytes: v.number(),
      uploadedAt: v.string(),
    }),
  ),
  agreements: v.object({
    termsVersion: v.string(),
    /** Null where the brand has no such page. */
    termsUrl: v.nullable(v.string()),
    privacyUrl: v.nullable(v.string()),
    acceptedAt: v.nullable(v.string()),
  }),
});
/** One {@link onboardingSchema}. */
export type Onboarding = v.InferOutput<typeof onboardingSchema>;

/** Data of one step; steps may be saved in any order and repeatedly. `version` is the version of the step that was shown. */
export const updateOnboardingSchema = v.variant('step', [
  v.strictObject({
    step: v.literal('contact'),
    version: stepVersion,
    salutation: salutationSchema,
    firstName: text(80),
    lastName: text(80),
    phone,
    mobile: optionalPhone,
  }),
  v.strictObject({ step: v.literal('address'), version: stepVersion, address: addressInputSchema }),
  /** Files are sent as parts; a part replaces the stored files of its kind, and kinds in `remove` are deleted without a replacement. */
  v.strictObject({
    step: v.literal('documents'),
    version: stepVersion,
    remove: v.optional(v.array(onboardingDocumentSchema), []),
  }),
  v.strictObject({
    step: v.literal('agreements'),
    version: stepVersion,
    /** Version of the terms that the person read. */
    termsVersion: text(40),
    acceptTerms: v.literal(true, 'required'),
    acceptPrivacy: v.literal(true, 'required'),
  }),
]);

/** Files of the step `documents`: photos or PDFs, at most 10 MiB each. */
export const onboardingFiles = {
  vehicleRegistration: { required: false, maxCount: 2, maxBytes: uploadLimits.proof, types: proofTypes },
  employerConfirmation: { required: false, maxCount: 2, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;

/** `finish` completes the onboarding where nothing is missing. */
export const checkOnboardingSchema = v.strictObject({
  finish: v.optional(v.boolean('invalid_choice'), false),
});

/** Completeness of the onboarding, with the missing data. */
export const onboardingCheckSchema = v.object({
  isComplete: v.boolean(),
  isFinished: v.boolean(),
  missing: missingSchema,
});
/** One {@link onboardingCheckSchema}. */
export type OnboardingCheck = v.InferOutput<typeof onboardingCheckSchema>;
