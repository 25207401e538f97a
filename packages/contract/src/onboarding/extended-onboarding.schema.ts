import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../address.ts';
import { email } from '../email.ts';
import { integer, text } from '../field-rules.ts';
import { optionalPhone } from '../phone.ts';
import { optionalVatId } from '../use-cases/vat-id.ts';
import { missingSchema, onboardingStepSchema, stepStateSchema, stepVersion } from './onboarding.schema.ts';

/** The further steps of a company, which one of its fleet managers takes. */
export const extendedSteps = ['company', 'billing', 'fleet', 'contacts'] as const;
/** Whom to ask about what. */
export const contactTopics = ['billing', 'fleet', 'technical'] as const;
/** How a company takes its invoices. */
export const invoiceFormats = ['pdf', 'xml'] as const;
/** One of {@link extendedSteps}. */
export const extendedStepSchema = v.picklist(extendedSteps, 'invalid_choice');

const contact = { topic: v.picklist(contactTopics, 'required'), name: text(120) };

const companyEntries = {
  legalForm: text(40),
  vatId: optionalVatId,
  employeeCount: v.optional(integer(1, 1_000_000)),
};
const billingEntries = {
  invoiceEmail: email,
  invoiceFormat: v.picklist(invoiceFormats, 'required'),
  isPurchaseOrderRequired: v.boolean('required'),
};
const fleetEntries = {
  vehicleCount: integer(0, 100_000),
  electricShare: integer(0, 100),
  hasOwnStations: v.boolean('required'),
};

/** One step's data; steps may come in any order and again. `version` is the step's as it was shown. */
export const updateExtendedOnboardingSchema = v.variant('step', [
  v.strictObject({ step: v.literal('company'), version: stepVersion, ...companyEntries }),
  v.strictObject({
    step: v.literal('billing'),
    version: stepVersion,
    ...billingEntries,
    invoiceAddress: addressInputSchema,
  }),
  v.strictObject({ step: v.literal('fleet'), version: stepVersion, ...fleetEntries }),
  v.strictObject({
    step: v.literal('contacts'),
    version: stepVersion,
    contacts: v.pipe(
      v.array(v.strictObject({ ...contact, email, phone: optionalPhone }), 'choose_at_least_one'),
      v.minLength(1, 'choose_at_least_one'),
      v.maxLength(10, 'max_length'),
    ),
  }),
]);

/** Where a company stands, and what was entered so far. */
export const extendedOnboardingSchema = v.object({
  isFinished: v.boolean(),
  steps: v.array(
    v.object({
      step: extendedStepSchema,
      state: stepStateSchema,
      isRequired: v.boolean(),
      version: v.number(),
    }),
  ),
  missing: missingSchema,
  company: v.nullable(
    v.object({
      legalForm: v.string(),
      vatId: v.nullable(v.string()),
      employeeCount: v.nullable(v.number()),
    }),
  ),
  billing: v.nullable(
    v.object({
      invoiceEmail: v.string(),
      invoiceFormat: v.picklist(invoiceFormats),
      isPurchaseOrderRequired: v.boolean(),
      invoiceAddress: addressSchema,
    }),
  ),
  fleet: v.nullable(
    v.object({ vehicleCount: v.number(), electricShare: v.number(), hasOwnStations: v.boolean() }),
  ),
  contacts: v.array(
    v.object({
      topic: contact.topic,
      name: v.string(),
      email: v.string(),
      phone: v.nullable(v.string()),
    }),
  ),
  /** Personal steps still open, because both count for `needsOnboarding`. */
  openPersonalSteps: v.array(onboardingStepSchema),
});
/** One {@link extendedOnboardingSchema}. */
export type ExtendedOnboarding = v.InferOutput<typeof extendedOnboardingSchema>;
