import * as v from 'valibot';
import { addressInputSchema, addressSchema, salutationSchema } from '../address.ts';
import { integer, text } from '../field-rules.ts';
import { optionalPhone, phone } from '../phone.ts';
import { proofTypes, uploadLimits } from '../upload-limits.ts';

/** The steps of a new account, in their order. */
export const onboardingSteps = ['contact', 'address', 'documents', 'agreements'] as const;
/** One of {@link onboardingSteps}. */
export const onboardingStepSchema = v.picklist(onboardingSteps, 'invalid_choice');

/** `skipped` steps are not asked of this account. */
export const stepStateSchema = v.picklist(['open', 'done', 'skipped']);

/** How often a step was saved. Who saves it says which state they saw, so that two devices do not overwrite each other unseen. */
export const stepVersion = integer(0, 1_000_000);

/** What is still missing; `path` is the field within the step, empty for a step that was never saved. */
export const missingSchema = v.array(v.object({ step: v.string(), path: v.string(), code: v.string() }));
export type Missing = v.InferOutput<typeof missingSchema>;

/** What a file of the step `documents` proves. */
export const onboardingDocuments = ['vehicleRegistration', 'employerConfirmation'] as const;
/** One of {@link onboardingDocuments}. */
export const onboardingDocumentSchema = v.picklist(onboardingDocuments, 'invalid_choice');

/** Where a new account stands, and what was entered so far. */
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

/** One step's data; steps may come in any order and again. `version` is the step's as it was shown. */
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
  /** The files come as parts; a part replaces what was there of its kind, and kinds to `remove` go without a new one. */
  v.strictObject({
    step: v.literal('documents'),
    version: stepVersion,
    remove: v.optional(v.array(onboardingDocumentSchema), []),
  }),
  v.strictObject({
    step: v.literal('agreements'),
    version: stepVersion,
    /** The version that was read. */
    termsVersion: text(40),
    acceptTerms: v.literal(true, 'required'),
    acceptPrivacy: v.literal(true, 'required'),
  }),
]);

/** Only with the step `documents`: photo or PDF, at most 10 MiB each. */
export const onboardingFiles = {
  vehicleRegistration: { required: false, maxCount: 2, maxBytes: uploadLimits.proof, types: proofTypes },
  employerConfirmation: { required: false, maxCount: 2, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;

/** `finish` closes onboarding when nothing is missing. */
export const checkOnboardingSchema = v.strictObject({
  finish: v.optional(v.boolean('invalid_choice'), false),
});

/** Whether anything is missing, and what. */
export const onboardingCheckSchema = v.object({
  isComplete: v.boolean(),
  isFinished: v.boolean(),
  missing: missingSchema,
});
/** One {@link onboardingCheckSchema}. */
export type OnboardingCheck = v.InferOutput<typeof onboardingCheckSchema>;
