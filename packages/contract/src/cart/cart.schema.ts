import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../address.ts';
import { id, integer, isoDate, optionalLines, optionalText } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { paymentTermsSchema } from '../payment-terms.ts';
import {
  availabilitySchema,
  backorderSchema,
  pictureSchema,
  priceTierSchema,
  quantityStepSchema,
} from '../shop/shop.schema.ts';
import { totalsSchema } from '../totals.ts';

/** The cart's sums, and how far it is from free shipping. */
export const cartTotalsSchema = v.object({
  ...totalsSchema.entries,
  /** The value of goods (services do not count) from which shipping is free, on the basis; null where nothing ships. */
  freeShippingFrom: v.nullable(moneySchema),
  /** How much of that is missing, on the basis; null where shipping is free already or nothing ships. */
  freeShippingMissing: v.nullable(moneySchema),
});

/**
 * A line of the cart. Unit prices already have the tier of the quantity. Which of net and gross binds, the totals'
 * `basis` says: the binding line is exactly quantity times the binding unit, the other is for information.
 */
export const cartItemSchema = v.object({
  id,
  articleId: id,
  number: v.string(),
  name: v.string(),
  picture: pictureSchema,
  quantity: v.number(),
  minQuantity: v.number(),
  maxQuantity: v.number(),
  quantityStep: quantityStepSchema,
  unitNet: moneySchema,
  unitGross: moneySchema,
  lineNet: moneySchema,
  lineGross: moneySchema,
  /** The lower prices from a quantity on, ascending, as the article has them. */
  tiers: v.array(priceTierSchema),
  availability: availabilitySchema,
  /** What of `quantity` is not in stock, and when it is expected; null where all of it is there. */
  backorder: v.nullable(backorderSchema),
  note: v.nullable(v.string()),
  /**
   * Set when the line can no longer be ordered as it is. With `quantity_reduced` (stock) and `quantity_step` (the
   * article comes in other steps by now) `quantity` is what could be ordered instead.
   */
  problem: v.nullable(
    v.picklist(['article_unavailable', 'quantity_reduced', 'quantity_step', 'price_changed']),
  ),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** The caller's cart in the current company and mode. `version` changes with every change. */
export const cartSchema = v.object({
  id,
  version: v.number(),
  items: v.array(cartItemSchema),
  /** The sum of all quantities: pieces, not lines. */
  itemCount: v.number(),
  totals: cartTotalsSchema,
  deliveryAddress: v.nullable(addressSchema),
  invoiceAddress: v.nullable(addressSchema),
  /** When an invoice of this customer is to be paid. */
  paymentTerms: paymentTermsSchema,
  /**
   * Addresses to have at hand: the chosen one, standard ones, those last ordered to, the newest; a few of each type. All of them
   * are found by `listDeliveryAddresses`.
   */
  knownAddresses: v.array(addressSchema),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** A quantity from 1 to 9999, whole. The article's own minimum, maximum and step are checked as well. */
export const quantity = integer(1, 9999);

/** `add` raises the quantity of a line that is there, `set` replaces it. */
export const addItemsSchema = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        articleId: id,
        quantity,
        mode: v.optional(v.picklist(['add', 'set'], 'invalid_choice'), 'add'),
        note: optionalLines(200),
      }),
    ),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(100, 'max_length'),
  ),
});

/** `cartVersion` is the version the customer saw: if the cart is another by now, nothing is ordered (cart_changed). */
export const orderCartSchema = v.strictObject({
  cartVersion: v.pipe(v.number('required'), v.integer('integers_only')),
  /**
   * The delivery address the customer saw: if the order would go elsewhere by now, nothing is ordered (cart_changed).
   * Without it the order goes to the chosen address, or where none was chosen to the standard one.
   */
  deliveryAddressId: v.optional(id),
  /** The customer's own order number, printed on all papers. */
  reference: optionalText(40),
  costCentre: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  note: optionalLines(1000),
  acceptTerms: v.literal(true, 'required'),
});

/** Either a known address, or a new one, which is then kept for the next time. */
export const deliveryAddressUpdateSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('known'), addressId: id }),
  v.strictObject({ kind: v.literal('new'), address: addressInputSchema }),
]);
