import * as v from 'valibot';
import { addressSchema } from '../addresses/address.ts';
import { moneySchema } from '../money/money.ts';
import { paymentTermsSchema } from '../money/payment-terms.ts';
import { priceBasisSchema, totalsSchema } from '../money/totals.ts';
import { id, integer, isoDate, lines, optionalLines, optionalText } from '../rules/field-rules.ts';
import { pictureSchema } from '../shop/shop.schema.ts';
import { quotationActions, quotationSides, quotationStates } from './quotation-states.ts';

export * from './quotation-states.ts';

/** One of {@link quotationStates}. */
export const quotationStateSchema = v.picklist(quotationStates, 'invalid_choice');

/** One of {@link quotationActions}. */
export const quotationActionSchema = v.picklist(quotationActions, 'invalid_choice');

/** A quotation as lists show it. */
export const quotationSummarySchema = v.object({
  id,
  /** For example AN-2026-000815. */
  number: v.string(),
  title: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  state: quotationStateSchema,
  /** Side that cancelled it; null where its state is not `cancelled`. */
  cancelledBy: v.nullable(v.picklist(quotationSides, 'invalid_choice')),
  requestedAt: v.string(),
  requestedBy: v.string(),
  /** Last day on which the offer may be accepted; null where there is no offer, or no longer one. */
  validUntil: v.nullable(v.string()),
  /** The sum of all quantities: pieces, not lines. 0 for a request in words without lines. */
  itemCount: v.number(),
  /** Names of the first articles; for a request in words without lines, the beginning of its text. */
  preview: v.array(v.string()),
  /** Null until there is an offer; the amounts of the last offer while a new one is in preparation. */
  net: v.nullable(moneySchema),
  gross: v.nullable(moneySchema),
  allowedActions: v.array(quotationActionSchema),
});
export type QuotationSummary = v.InferOutput<typeof quotationSummarySchema>;

/**
 * A line of a quotation. The quotation's `basis` says whether net or gross is binding: the binding line amount is exactly the quantity
 * times the binding unit price, the other amount is for information.
 */
export const quotationItemSchema = v.object({
  id,
  position: v.number(),
  /** Null where the article is no longer in the shop. */
  articleId: v.nullable(id),
  number: v.string(),
  name: v.string(),
  picture: v.nullable(pictureSchema),
  quantity: v.number(),
  /** Price of one piece for this customer in the shop at this quantity, at the time the line was written. */
  listNet: moneySchema,
  listGross: moneySchema,
  /** Null until there is an offer, like the line amounts. */
  unitNet: v.nullable(moneySchema),
  unitGross: v.nullable(moneySchema),
  lineNet: v.nullable(moneySchema),
  lineGross: v.nullable(moneySchema),
  taxRate: v.number(),
  /** The customer's note on this line. */
  note: v.nullable(v.string()),
  /** The offer's note on this line. */
  offerNote: v.nullable(v.string()),
});
/** One {@link quotationItemSchema}. */
export type QuotationItem = v.InferOutput<typeof quotationItemSchema>;

/** A message from one side to the other; the reasons given for an answer (declined, cancelled …) are among them. */
export const quotationCommentSchema = v.object({
  id,
  at: v.string(),
  author: v.string(),
  isFromCustomer: v.boolean(),
  text: v.string(),
});
/** One {@link quotationCommentSchema}. */
export type QuotationComment = v.InferOutput<typeof quotationCommentSchema>;

/**
 * A quotation with all details. `version` changes with state, lines, prices and validity, but not with comments; an action names the
 * version it answers.
 */
export const quotationSchema = v.object({
  ...quotationSummarySchema.entries,
  version: v.number(),
  /** The binding prices: `net` for business customers, `gross` for private customers. */
  basis: priceBasisSchema,
  /** The request in words. */
  description: v.nullable(v.string()),
  /** Note that was sent with the request. */
  note: v.nullable(v.string()),
  requestedDeliveryDate: v.nullable(v.string()),
  items: v.array(quotationItemSchema),
  /** Null until there is an offer. */
  totals: v.nullable(totalsSchema),
  /** Savings of the offer compared with the shop's prices, without shipping; null where there are none. */
  savingsNet: v.nullable(moneySchema),
  savingsGross: v.nullable(moneySchema),
  /** The offer's note on the whole quotation. */
  offerNote: v.nullable(v.string()),
  /** Payment terms of the future invoice. */
  paymentTerms: v.nullable(paymentTermsSchema),
  /** Delivery address of an accepted offer, unless `accept` names another one. */
  deliveryAddress: v.nullable(addressSchema),
  /** Person who made the offer. */
  contact: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.nullable(v.string()) })),
  /** Order that resulted from the quotation. */
  order: v.nullable(v.object({ id, number: v.string() })),
  /** Oldest first. */
  comments: v.array(quotationCommentSchema),
  /** History of the quotation, oldest first. */
  timeline: v.array(v.object({ state: quotationStateSchema, at: v.string(), actor: v.nullable(v.string()) })),
});
export type Quotation = v.InferOutput<typeof quotationSchema>;

const wishes = {
  title: optionalText(120),
  reference: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  /** One of `listDeliveryAddresses`; if omitted, the cart's address or the standard one. */
  deliveryAddressId: v.optional(id),
};
const note = optionalLines(2000);
const version = v.pipe(v.number('required'), v.integer('integers_only'));
const answering = { quotationId: id, version };

/**
 * A call of the customer, by `kind`: a request of an offer for the cart (which stays as it is), for articles, or for a description in
 * words; an answer to an offer; or a comment. `accept` places an order at once and takes the fields of an order. A comment does not change
 * the offer, so it names no version.
 */
export const quotationRequestSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('cart'), cartVersion: version, ...wishes, note }),
  v.strictObject({
    kind: v.literal('articles'),
    items: v.pipe(
      v.array(v.strictObject({ articleId: id, quantity: integer(1, 99_999), note: optionalLines(200) })),
      v.minLength(1, 'choose_at_least_one'),
      v.maxLength(100, 'max_length'),
    ),
    ...wishes,
    note,
  }),
  v.strictObject({ kind: v.literal('free_text'), description: lines(4000), ...wishes }),
  v.strictObject({
    kind: v.literal('accept'),
    ...answering,
    /** Delivery address; if omitted, the quotation's, else the standard one. */
    deliveryAddressId: v.optional(id),
    /** The customer's own order number; if omitted, the quotation's. */
    reference: optionalText(40),
    costCentre: optionalText(40),
    requestedDeliveryDate: v.optional(isoDate),
    note: optionalLines(1000),
    acceptTerms: v.literal(true, 'required'),
  }),
  v.strictObject({ kind: v.literal('negotiate'), ...answering, comment: lines(2000) }),
  v.strictObject({ kind: v.literal('decline'), ...answering, comment: optionalLines(2000) }),
  v.strictObject({ kind: v.literal('cancel'), ...answering, comment: optionalLines(2000) }),
  v.strictObject({ kind: v.literal('renew'), ...answering, comment: optionalLines(2000) }),
  v.strictObject({ kind: v.literal('comment'), quotationId: id, comment: lines(2000) }),
]);
