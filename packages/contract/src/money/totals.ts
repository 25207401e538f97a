import * as v from 'valibot';
import { moneySchema } from './money.ts';

/**
 * The binding figures: `net` for business customers, `gross` for private customers. Show the binding figures of lines and sums; only they
 * add up to one another and are quantity times unit price. The others are derived: on the net basis the gross of a line is for information,
 * since VAT is calculated on the sum of each rate and not line by line.
 */
export const priceBasisSchema = v.picklist(['net', 'gross']);
export type PriceBasis = v.InferOutput<typeof priceBasisSchema>;

/**
 * One VAT rate's share of a total. On the net basis `tax` is `rate` per cent of `net`, half a cent rounded away from zero; on the gross
 * basis it is the sum of what was taken out of each line (`taxShares`).
 *
 * @see EN 16931-1, rule BR-CO-17
 */
export const taxLineSchema = v.object({ rate: v.number(), net: moneySchema, tax: moneySchema });

/**
 * Sums that the server computed; the client never adds money. On the price basis the lines add up to `itemsNet` or `itemsGross`; items and
 * shipping add up to `net` and `gross`, and `net` with all taxes to `gross`, each in whole cents.
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
