import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id, integer, isoDate, lines, optionalLines, optionalText } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { paymentTermsSchema } from '../payment-terms.ts';
import { pictureSchema } from '../shop/shop.schema.ts';
import { priceBasisSchema, totalsSchema } from '../totals.ts';
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
  /** Who ended it; null where its state is not `cancelled`. */
  cancelledBy: v.nullable(v.picklist(quotationSides, 'invalid_choice')),
  requestedAt: v.string(),
  requestedBy: v.string(),
  /** The last day on which the offer may be accepted; null where there is no offer (any more). */
  validUntil: v.nullable(v.string()),
  /** The sum of all quantities: pieces, not lines. 0 as long as a request in words has no lines. */
  itemCount: v.number(),
  /** The first articles' names; for a request in words without lines how it begins. */
  preview: v.array(v.string()),
  /** Null until there is an offer; those of the last offer while a new one is in preparation. */
  net: v.nullable(moneySchema),
  gross: v.nullable(moneySchema),
  allowedActions: v.array(quotationActionSchema),
});
export type QuotationSummary = v.InferOutput<typeof quotationSummarySchema>;

/**
 * A line of a quotation. Which of net and gross binds, the quotation's `basis` says: the binding line is exactly quantity
 * times the binding unit, the other is for information.
 */
export const quotationItemSchema = v.object({
  id,
  position: v.number(),
  /** Null when the article has left the shop. */
  articleId: v.nullable(id),
  number: v.string(),
  name: v.string(),
  picture: v.nullable(pictureSchema),
  quantity: v.number(),
  /** What a piece costs this customer in the shop at this quantity, as it was when the line was written. */
  listNet: moneySchema,
  listGross: moneySchema,
  /** Null until there is an offer, as are the line's. */
  unitNet: v.nullable(moneySchema),
  unitGross: v.nullable(moneySchema),
  lineNet: v.nullable(moneySchema),
  lineGross: v.nullable(moneySchema),
  taxRate: v.number(),
  /** What the customer wished for this line. */
  note: v.nullable(v.string()),
  /** What the offer says of it. */
  offerNote: v.nullable(v.string()),
});
/** One {@link quotationItemSchema}. */
export type QuotationItem = v.InferOutput<typeof quotationItemSchema>;

/** What one side wrote to the other; reasons of an answer (declined, cancelled …) are among them. */
export const quotationCommentSchema = v.object({
  id,
  at: v.string(),
  author: v.string(),
  isFromCustomer: v.boolean(),
  text: v.string(),
});
/** One {@link quotationCommentSchema}. */
export type QuotationComment = v.InferOutput<typeof quotationCommentSchema>;

/** `version` changes with state, lines, prices and validity, and not with comments; an action names the version it answers. */
export const quotationSchema = v.object({
  ...quotationSummarySchema.entries,
  version: v.number(),
  /** Which prices bind: `net` for business customers, `gross` for private ones. */
  basis: priceBasisSchema,
  /** What was asked for in words. */
  description: v.nullable(v.string()),
  /** What was said with the request. */
  note: v.nullable(v.string()),
  requestedDeliveryDate: v.nullable(v.string()),
  items: v.array(quotationItemSchema),
  /** Null until there is an offer. */
  totals: v.nullable(totalsSchema),
  /** What the offer saves against the prices of the shop, shipping aside; null where it saves nothing. */
  savingsNet: v.nullable(moneySchema),
  savingsGross: v.nullable(moneySchema),
  /** What the offer says of all of it. */
  offerNote: v.nullable(v.string()),
  /** When an invoice will be to be paid. */
  paymentTerms: v.nullable(paymentTermsSchema),
  /** Where an accepted offer goes, unless `accept` names another. */
  deliveryAddress: v.nullable(addressSchema),
  /** Who made the offer. */
  contact: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.nullable(v.string()) })),
  /** The order it became. */
  order: v.nullable(v.object({ id, number: v.string() })),
  /** Oldest first. */
  comments: v.array(quotationCommentSchema),
  /** What happened so far, oldest first. */
  timeline: v.array(v.object({ state: quotationStateSchema, at: v.string(), actor: v.nullable(v.string()) })),
});
export type Quotation = v.InferOutput<typeof quotationSchema>;

const wishes = {
  title: optionalText(120),
  reference: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  /** One of `listDeliveryAddresses`; without it the cart's, or the standard one. */
  deliveryAddressId: v.optional(id),
};
const note = optionalLines(2000);
const version = v.pipe(v.number('required'), v.integer('integers_only'));
const answering = { quotationId: id, version };

/**
 * What the caller asks for, by `kind`: an offer for the cart (which stays as it is), for articles, or for what is described
 * in words; an answer to an offer; or a comment. `accept` orders at once and takes what an order takes. A comment changes
 * nothing of the offer, so it names no version.
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
    /** Where it goes; without it where the quotation says, else to the standard address. */
    deliveryAddressId: v.optional(id),
    /** The customer's own order number; without it the quotation's. */
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
