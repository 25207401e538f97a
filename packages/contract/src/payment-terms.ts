import * as v from 'valibot';

/** When an invoice is to be paid: so many days after its date, with a discount where that is done sooner. */
export const paymentTermsSchema = v.object({
  dueDays: v.number(),
  /** Percent off within so many days; null where there is none. */
  discount: v.nullable(v.object({ percent: v.number(), days: v.number() })),
});
export type PaymentTerms = v.InferOutput<typeof paymentTermsSchema>;
