import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../addresses/address.ts';
import { email } from '../rules/email.ts';
import { integer, text } from '../rules/field-rules.ts';
import { optionalPhone } from '../rules/phone.ts';
import { optionalVatId } from '../use-cases/vat-id.ts';
import { missingSchema, onboardingStepSchema, stepStateSchema, stepVersion } from './onboarding.schema.ts';

/** Onboarding steps of a company, which one of its fleet managers completes. */
export const extendedSteps = ['company', 'billing', 'fleet', 'contacts'] as const;
/** Topics of contact persons. */
export const contactTopics = ['billing', 'fleet', 'technical'] as const;
/** Formats in which a company receives its invoices. */
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

/** Data of one step; steps may be saved in any order and repeatedly. `version` is the version of the step that was shown. */
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

/** State of a company's onboarding, and the data entered so far. */
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
  /** Personal steps that are still open; they count for `needsOnboarding` as well. */
  openPersonalSteps: v.array(onboardingStepSchema),
});
/** One {@link extendedOnboardingSchema}. */
export type ExtendedOnboarding = v.InferOutput<typeof extendedOnboardingSchema>;
