import * as v from 'valibot';
import { addressSchema } from '../addresses/address.ts';
import { moneySchema } from '../money/money.ts';
import { paymentTermsSchema } from '../money/payment-terms.ts';
import { totalsSchema } from '../money/totals.ts';
import { id } from '../rules/field-rules.ts';
import { backorderSchema, pictureSchema } from '../shop/shop.schema.ts';
import { orderStateFilters, orderStates } from './order-states.ts';

export * from './order-states.ts';

/** One of {@link orderStates}. */
export const orderStateSchema = v.picklist(orderStates, 'invalid_choice');
/** One of {@link orderStateFilters}. */
export const orderStateFilterSchema = v.picklist(orderStateFilters, 'invalid_choice');

/** An order as lists show it. */
export const orderSummarySchema = v.object({
  id,
  /** Number under which people know the order, for example AB-2026-004711. */
  number: v.string(),
  reference: v.nullable(v.string()),
  state: orderStateSchema,
  orderedAt: v.string(),
  /** Name of the buyer at that time. */
  orderedBy: v.string(),
  costCentre: v.nullable(v.string()),
  /** The sum of all quantities: pieces, not lines. */
  itemCount: v.number(),
  /** Names of the first articles, for a preview line. */
  preview: v.array(v.string()),
  net: moneySchema,
  gross: moneySchema,
  expectedDeliveryDate: v.nullable(v.string()),
});
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>;

/** A person who placed orders; `id` is a value for the filter `buyer` of `listOrders`. */
export const buyerSchema = v.object({
  id,
  /** Name in the newest of the person's orders. */
  name: v.string(),
});
/** One {@link buyerSchema}. */
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** One order with all details. */
export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  note: v.nullable(v.string()),
  /** Whether `getOrderInvoice` returns an invoice. */
  hasInvoice: v.boolean(),
  /** Quotation whose offer the order accepted. */
  quotation: v.nullable(v.object({ id, number: v.string() })),
  requestedDeliveryDate: v.nullable(v.string()),
  items: v.array(
    v.object({
      id,
      position: v.number(),
      /** Null where the article is no longer in the shop. */
      articleId: v.nullable(id),
      number: v.string(),
      name: v.string(),
      picture: v.nullable(pictureSchema),
      quantity: v.number(),
      shippedQuantity: v.number(),
      /**
       * Part of the quantity that was not in stock when the order was placed, and the day it was expected then; null where everything was
       * in stock.
       */
      backorder: v.nullable(backorderSchema),
      /** `totals.basis` says whether net or gross is binding; the other is for information. */
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
  /** Terms agreed when the order was placed; null for older orders, which do not have them. */
  paymentTerms: v.nullable(paymentTermsSchema),
  /**
   * History of the order, oldest first. `partially_shipped`, `shipped` and `delivered` have the instants of its shipments: the departure of
   * the first and of the last one, and the arrival of the last one.
   */
  timeline: v.array(v.object({ state: orderStateSchema, at: v.string(), actor: v.nullable(v.string()) })),
});
export type Order = v.InferOutput<typeof orderSchema>;
