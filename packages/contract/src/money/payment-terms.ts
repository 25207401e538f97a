import * as v from 'valibot';

/** Payment terms of an invoice: due `dueDays` days after its date, with a discount for earlier payment. */
export const paymentTermsSchema = v.object({
  dueDays: v.number(),
  /** Discount in per cent for payment within `days` days; null where there is none. */
  discount: v.nullable(v.object({ percent: v.number(), days: v.number() })),
});
export type PaymentTerms = v.InferOutput<typeof paymentTermsSchema>;
