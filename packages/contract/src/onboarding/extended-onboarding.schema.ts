import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../address.ts';
import { email, integer, optionalPhone, optionalText, text } from '../field-rules.ts';
import { onboardingStepSchema, stepStateSchema } from './onboarding.schema.ts';

/** The further steps of a company, which one of its fleet managers takes. */
export const extendedSteps = ['company', 'billing', 'fleet', 'contacts'] as const;
/** One of {@link extendedSteps}. */
export const extendedStepSchema = v.picklist(extendedSteps, 'invalid_choice');

const contact = { topic: v.picklist(['billing', 'fleet', 'technical'], 'required'), name: text(120) };

const companyEntries = {
  legalForm: optionalText(40),
  vatId: v.optional(v.pipe(v.string(), v.regex(/^$|^[A-Z]{2}[A-Z0-9+*]{2,12}$/, 'invalid_format'))),
  employeeCount: v.optional(integer(1, 1_000_000)),
};
const billingEntries = {
  invoiceEmail: email,
  invoiceFormat: v.picklist(['pdf', 'xml'], 'required'),
  isPurchaseOrderRequired: v.boolean('required'),
};
const fleetEntries = {
  vehicleCount: integer(0, 100_000),
  electricShare: integer(0, 100),
  hasOwnStations: v.boolean('required'),
};

/** One step's data; steps may come in any order and again. */
export const updateExtendedOnboardingSchema = v.variant('step', [
  v.strictObject({ step: v.literal('company'), ...companyEntries }),
  v.strictObject({ step: v.literal('billing'), ...billingEntries, invoiceAddress: addressInputSchema }),
  v.strictObject({ step: v.literal('fleet'), ...fleetEntries }),
  v.strictObject({
    step: v.literal('contacts'),
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
  steps: v.array(v.object({ step: extendedStepSchema, state: stepStateSchema, isRequired: v.boolean() })),
  company: v.nullable(
    v.object({
      legalForm: v.nullable(v.string()),
      vatId: v.nullable(v.string()),
      employeeCount: v.nullable(v.number()),
    }),
  ),
  billing: v.nullable(
    v.object({
      invoiceEmail: v.string(),
      invoiceFormat: v.picklist(['pdf', 'xml']),
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
export type ExtendedOnboarding = v.InferOutput<typeof extendedOnboardingSchema>;
