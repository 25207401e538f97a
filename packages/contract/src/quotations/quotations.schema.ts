import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id, integer, isoDate, optionalText, text } from '../field-rules.ts';
import { moneySchema } from '../money.ts';

/**
 * requested -> in_preparation -> offered -> accepted -> ordered. An offer may also be declined, negotiated (back to
 * in_preparation), expire after `validUntil`, or be cancelled by either side before it is accepted.
 */
export const quotationStates = [
  'requested',
  'in_preparation',
  'offered',
  'accepted',
  'ordered',
  'declined',
  'expired',
  'cancelled',
] as const;
/** One of {@link quotationStates}. */
export const quotationStateSchema = v.picklist(quotationStates, 'invalid_choice');

/** What the caller may do now; the server says which. `renew` asks for a fresh offer of an expired one. */
export const quotationActions = ['accept', 'decline', 'negotiate', 'cancel', 'renew', 'download'] as const;
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
  requestedAt: v.string(),
  requestedBy: v.string(),
  validUntil: v.nullable(v.string()),
  /** The sum of all quantities: pieces, not lines. */
  itemCount: v.number(),
  preview: v.array(v.string()),
  /** Null until there is an offer. */
  net: v.nullable(moneySchema),
  gross: v.nullable(moneySchema),
  allowedActions: v.array(quotationActionSchema),
});
export type QuotationSummary = v.InferOutput<typeof quotationSummarySchema>;

/** `version` changes with every change; an action names the version it answers. */
export const quotationSchema = v.object({
  ...quotationSummarySchema.entries,
  version: v.number(),
  items: v.array(
    v.object({
      id,
      position: v.number(),
      articleId: v.nullable(id),
      number: v.string(),
      name: v.string(),
      quantity: v.number(),
      listNet: moneySchema,
      /** Null until there is an offer. */
      unitNet: v.nullable(moneySchema),
      lineNet: v.nullable(moneySchema),
      taxRate: v.number(),
      note: v.nullable(v.string()),
    }),
  ),
  taxes: v.array(v.object({ rate: v.number(), net: moneySchema, tax: moneySchema })),
  /** What the offer saves against list prices, net. */
  savingsNet: v.nullable(moneySchema),
  deliveryAddress: v.nullable(addressSchema),
  contact: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.nullable(v.string()) })),
  /** The order it became. */
  order: v.nullable(v.object({ id, number: v.string() })),
  comments: v.array(
    v.object({ id, at: v.string(), author: v.string(), isFromCustomer: v.boolean(), text: v.string() }),
  ),
  /** What happened so far, oldest first. */
  timeline: v.array(v.object({ state: quotationStateSchema, at: v.string(), actor: v.nullable(v.string()) })),
});
export type Quotation = v.InferOutput<typeof quotationSchema>;

const wishes = {
  title: optionalText(120),
  reference: optionalText(40),
  requestedDeliveryDate: v.optional(isoDate),
  note: optionalText(2000),
};
const answering = { quotationId: id, version: v.pipe(v.number('required'), v.integer('integers_only')) };

/**
 * What the caller asks for, by `kind`: an offer for the cart (which stays as it is), for articles, or an answer to an
 * offer. `accept` orders at once and takes what an order takes.
 */
export const quotationRequestSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('cart'),
    cartVersion: v.pipe(v.number('required'), v.integer('integers_only')),
    ...wishes,
  }),
  v.strictObject({
    kind: v.literal('articles'),
    items: v.pipe(
      v.array(v.strictObject({ articleId: id, quantity: integer(1, 99_999), note: optionalText(200) })),
      v.minLength(1, 'choose_at_least_one'),
      v.maxLength(100, 'max_length'),
    ),
    ...wishes,
  }),
  v.strictObject({
    kind: v.literal('accept'),
    ...answering,
    reference: optionalText(40),
    acceptTerms: v.literal(true, 'required'),
  }),
  v.strictObject({ kind: v.literal('negotiate'), ...answering, comment: text(2000) }),
  v.strictObject({ kind: v.literal('decline'), ...answering, comment: optionalText(2000) }),
  v.strictObject({ kind: v.literal('cancel'), ...answering, comment: optionalText(2000) }),
  v.strictObject({ kind: v.literal('renew'), ...answering, comment: optionalText(2000) }),
]);
