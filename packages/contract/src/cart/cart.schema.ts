import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../addresses/address.ts';
import { moneySchema } from '../money/money.ts';
import { paymentTermsSchema } from '../money/payment-terms.ts';
import { totalsSchema } from '../money/totals.ts';
import { id, integer, isoDate, optionalLines, optionalText } from '../rules/field-rules.ts';
import {
  availabilitySchema,
  backorderSchema,
  pictureSchema,
  priceTierSchema,
  quantityStepSchema,
} from '../shop/shop.schema.ts';

/** The cart's totals, and the amount missing for free shipping. */
export const cartTotalsSchema = v.object({
  ...totalsSchema.entries,
  /** Value of goods (without services) from which shipping is free, net or gross as `basis` says; null where nothing is shipped. */
  freeShippingFrom: v.nullable(moneySchema),
  /** Amount missing for free shipping, net or gross as `basis` says; null where shipping is already free or nothing is shipped. */
  freeShippingMissing: v.nullable(moneySchema),
});

/**
 * A line of the cart. Unit prices already include the tier price of the quantity. The totals' `basis` says whether net or gross is binding:
 * the binding line amount is exactly the quantity times the binding unit price, the other amount is for information.
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
  /** Tier prices of the article, ascending by quantity. */
  tiers: v.array(priceTierSchema),
  availability: availabilitySchema,
  /** Part of `quantity` that is not in stock, and the day it is expected; null where everything is in stock. */
  backorder: v.nullable(backorderSchema),
  note: v.nullable(v.string()),
  /**
   * Set when the line can no longer be ordered as it is. With `quantity_reduced` (stock) and `quantity_step` (the article's quantity step
   * has changed) `quantity` is a quantity that can be ordered instead.
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
  /** Payment terms of this customer's invoices. */
  paymentTerms: paymentTermsSchema,
  /**
   * Addresses to offer for selection: the chosen one, the standard ones, those of the last orders and the newest; a few of each type.
   * `listDeliveryAddresses` finds all delivery addresses.
   */
  knownAddresses: v.array(addressSchema),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** A quantity from 1 to 9999, whole. The article's own minimum, maximum and step are checked as well. */
export const quantity = integer(1, 9999);

/** Articles for the cart. `add` raises the quantity of an existing line, `set` replaces it. */
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

/** An order of the cart. `cartVersion` is the version that the customer saw: if the cart has changed since, nothing is ordered (`cart_changed`). */
export const orderCartSchema = v.strictObject({
  cartVersion: v.pipe(v.number('required'), v.integer('integers_only')),
  /**
   * Delivery address that the customer saw: if the order would now go to another one, nothing is ordered (`cart_changed`). If omitted, the
   * order goes to the chosen address, or to the standard one where none was chosen.
   */
  deliveryAddressId: v.optional(id),
  /** The customer's own order number, printed on all documents. */
  reference: optionalText(40),
  costCentre: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  note: optionalLines(1000),
  acceptTerms: v.literal(true, 'required'),
});

/** Either a known address, or a new one, which is stored for later orders. */
export const deliveryAddressUpdateSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('known'), addressId: id }),
  v.strictObject({ kind: v.literal('new'), address: addressInputSchema }),
]);
