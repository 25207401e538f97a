import * as v from 'valibot';
import { addressInputSchema, addressSchema, salutationSchema } from '../address.ts';
import { optionalPhone, phone, text } from '../field-rules.ts';
import { proofTypes, uploadLimits } from '../upload-limits.ts';

/** The steps of a new account, in their order. */
export const onboardingSteps = ['contact', 'address', 'documents', 'agreements'] as const;
/** One of {@link onboardingSteps}. */
export const onboardingStepSchema = v.picklist(onboardingSteps, 'invalid_choice');

/** `skipped` steps are not asked of this account. */
export const stepStateSchema = v.picklist(['open', 'done', 'skipped']);

/** Where a new account stands, and what was entered so far. */
export const onboardingSchema = v.object({
  isFinished: v.boolean(),
  steps: v.array(v.object({ step: onboardingStepSchema, state: stepStateSchema, isRequired: v.boolean() })),
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
      kind: v.picklist(['vehicleRegistration', 'employerConfirmation']),
      name: v.string(),
      mediaType: v.string(),
      sizeBytes: v.number(),
      uploadedAt: v.string(),
    }),
  ),
  agreements: v.object({
    termsVersion: v.string(),
    termsUrl: v.string(),
    privacyUrl: v.string(),
    acceptedAt: v.nullable(v.string()),
  }),
});
export type Onboarding = v.InferOutput<typeof onboardingSchema>;

/** One step's data; steps may come in any order and again. */
export const updateOnboardingSchema = v.variant('step', [
  v.strictObject({
    step: v.literal('contact'),
    salutation: salutationSchema,
    firstName: text(80),
    lastName: text(80),
    phone,
    mobile: optionalPhone,
  }),
  v.strictObject({ step: v.literal('address'), address: addressInputSchema }),
  /** The files come as parts; a part replaces what was there. */
  v.strictObject({ step: v.literal('documents') }),
  v.strictObject({
    step: v.literal('agreements'),
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

/** What is still missing; `path` is the field within the step. */
export const onboardingCheckSchema = v.object({
  isComplete: v.boolean(),
  isFinished: v.boolean(),
  missing: v.array(v.object({ step: v.string(), path: v.string(), code: v.string() })),
});
