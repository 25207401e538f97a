import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { paymentTermsSchema } from '../payment-terms.ts';
import { backorderSchema, pictureSchema } from '../shop/shop.schema.ts';
import { totalsSchema } from '../totals.ts';
import { orderStateFilters, orderStates } from './order-states.ts';

export * from './order-states.ts';

/** One of {@link orderStates}. */
export const orderStateSchema = v.picklist(orderStates, 'invalid_choice');
/** One of {@link orderStateFilters}. */
export const orderStateFilterSchema = v.picklist(orderStateFilters, 'invalid_choice');

/** An order as lists show it. */
export const orderSummarySchema = v.object({
  id,
  /** The number people speak of, for example AB-2026-004711. */
  number: v.string(),
  reference: v.nullable(v.string()),
  state: orderStateSchema,
  orderedAt: v.string(),
  /** The buyer's name as it was then. */
  orderedBy: v.string(),
  costCentre: v.nullable(v.string()),
  /** The sum of all quantities: pieces, not lines. */
  itemCount: v.number(),
  /** The first articles' names, for a line of preview. */
  preview: v.array(v.string()),
  net: moneySchema,
  gross: moneySchema,
  expectedDeliveryDate: v.nullable(v.string()),
});
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;

/** Somebody who placed orders; `id` is what `listOrders` takes as `buyer`. */
export const buyerSchema = v.object({
  id,
  /** As the newest of the orders says it. */
  name: v.string(),
});
/** One {@link buyerSchema}. */
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** One order with everything. */
export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  note: v.nullable(v.string()),
  /** Whether `getOrderInvoice` has something to answer. */
  hasInvoice: v.boolean(),
  /** The quotation whose offer it accepted. */
  quotation: v.nullable(v.object({ id, number: v.string() })),
  requestedDeliveryDate: v.nullable(v.string()),
  items: v.array(
    v.object({
      id,
      position: v.number(),
      /** Null when the article has left the shop. */
      articleId: v.nullable(id),
      number: v.string(),
      name: v.string(),
      picture: v.nullable(pictureSchema),
      quantity: v.number(),
      shippedQuantity: v.number(),
      /** What was not in stock when the order was placed, and when it was expected then; null where all of it was there. */
      backorder: v.nullable(backorderSchema),
      /** Which of net and gross binds, `totals.basis` says; the other is for information. */
      unitNet: moneySchema,
      unitGross: moneySchema,
      lineNet: moneySchema,
      lineGross: moneySchema,
      taxRate: v.number(),
      note: v.nullable(v.string()),
    }),
  ),
  totals: totalsSchema,
  deliveryAddress: addressSchema,
  invoiceAddress: addressSchema,
  /** As agreed when the order was placed; null for orders from before that was kept. */
  paymentTerms: v.nullable(paymentTermsSchema),
  /**
   * What happened so far, oldest first. `partially_shipped`, `shipped` and `delivered` stand at the instants of the order's
   * shipments: when the first and the last one left, and when the last one arrived.
   */
  timeline: v.array(v.object({ state: orderStateSchema, at: v.string(), actor: v.nullable(v.string()) })),
});
export type Order = v.InferOutput<typeof orderSchema>;
