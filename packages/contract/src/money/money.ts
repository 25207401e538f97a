import * as v from 'valibot';

/** An amount of money in integer minor units (cents) with its ISO 4217 currency. */
export const moneySchema = v.strictObject({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal('EUR'),
});
export type Money = v.InferOutput<typeof moneySchema>;
