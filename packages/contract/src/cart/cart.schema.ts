import * as v from 'valibot';
import { addressInputSchema, addressSchema } from '../address.ts';
import { moneySchema } from '../money.ts';
import { id, integer, isoDate, optionalText } from '../rules.ts';
import { availabilitySchema, pictureSchema } from '../shop/shop.schema.ts';

/** One VAT rate's share of a total. */
export const taxLineSchema = v.object({ rate: v.number(), net: moneySchema, tax: moneySchema });
/** Sums the server computed; the client never adds money. */
export const totalsSchema = v.object({
  itemsNet: moneySchema,
  shippingNet: moneySchema,
  net: moneySchema,
  taxes: v.array(taxLineSchema),
  gross: moneySchema,
});

/** A line of the cart. `unitNet` already has the tier of the quantity. */
export const cartItemSchema = v.object({
  id,
  articleId: id,
  number: v.string(),
  name: v.string(),
  picture: pictureSchema,
  quantity: v.number(),
  minQuantity: v.number(),
  maxQuantity: v.number(),
  unitNet: moneySchema,
  lineNet: moneySchema,
  availability: availabilitySchema,
  note: v.nullable(v.string()),
  /** Set when the line can no longer be ordered as it is. */
  problem: v.nullable(v.picklist(['article_unavailable', 'quantity_reduced', 'price_changed'])),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** The caller's cart in the current company and mode. `version` changes with every change. */
export const cartSchema = v.object({
  id,
  version: v.number(),
  items: v.array(cartItemSchema),
  itemCount: v.number(),
  totals: totalsSchema,
  deliveryAddress: v.nullable(addressSchema),
  invoiceAddress: v.nullable(addressSchema),
  /** Addresses the company already has, to choose from. */
  knownAddresses: v.array(addressSchema),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/** A quantity from 1 to 9999, whole. */
export const quantity = integer(1, 9999);

/** `add` raises the quantity of a line that is there, `set` replaces it. */
export const addItemsSchema = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        articleId: id,
        quantity,
        mode: v.optional(v.picklist(['add', 'set'], 'invalid_choice'), 'add'),
        note: optionalText(200),
      }),
    ),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(100, 'max_length'),
  ),
});

/** `cartVersion` is the version the customer saw: if the cart is another by now, nothing is ordered (cart_changed). */
export const orderCartSchema = v.strictObject({
  cartVersion: v.pipe(v.number('required'), v.integer('integers_only')),
  /** The customer's own order number, printed on all papers. */
  reference: optionalText(40),
  costCentre: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  note: optionalText(1000),
  acceptTerms: v.literal(true, 'required'),
});

/** Either a known address, or a new one, which is then kept for the next time. */
export const deliveryAddressUpdateSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('known'), addressId: id }),
  v.strictObject({ kind: v.literal('new'), address: addressInputSchema }),
]);
