import * as v from 'valibot';
import { moneySchema } from './money.ts';

/**
 * Which figures bind: `net` for business customers, `gross` for private ones. Show the binding figures of lines and
 * sums; only they add up to one another and times the quantity. The others are derived, rounded once per line.
 */
export const priceBasisSchema = v.picklist(['net', 'gross']);
export type PriceBasis = v.InferOutput<typeof priceBasisSchema>;

/** One VAT rate's share of a total. */
export const taxLineSchema = v.object({ rate: v.number(), net: moneySchema, tax: moneySchema });

/**
 * Sums the server computed; the client never adds money. The lines add up to `itemsNet` and `itemsGross`, items and
 * shipping to `net` and `gross`, and `net` with all taxes to `gross`, each in whole cents.
 */
export const totalsSchema = v.object({
  basis: priceBasisSchema,
  itemsNet: moneySchema,
  itemsGross: moneySchema,
  shippingNet: moneySchema,
  shippingGross: moneySchema,
  net: moneySchema,
  taxes: v.array(taxLineSchema),
  gross: moneySchema,
});
export type Totals = v.InferOutput<typeof totalsSchema>;
