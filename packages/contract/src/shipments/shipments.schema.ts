import * as v from 'valibot';
import { addressSchema } from '../addresses/address.ts';
import { orderStateSchema } from '../orders/orders.schema.ts';
import { id } from '../rules/field-rules.ts';
import { shipmentStates } from './shipment-states.ts';

export * from './shipment-states.ts';

/** One of {@link shipmentStates}. */
export const shipmentStateSchema = v.picklist(shipmentStates, 'invalid_choice');

/** A shipment as lists show it. `trackingUrl` is an https URL of the carrier. */
export const shipmentSummarySchema = v.object({
  id,
  /** Number on the delivery note, for example LS-2026-000088. */
  number: v.string(),
  orderId: id,
  orderNumber: v.string(),
  /** The customer's own order number. */
  reference: v.nullable(v.string()),
  state: shipmentStateSchema,
  carrier: v.string(),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  shippedAt: v.nullable(v.string()),
  expectedOn: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
  /** City of the delivery address. */
  city: v.string(),
  /** Number of parcels. */
  packageCount: v.number(),
  /** The sum of all quantities in it: pieces, not lines. */
  itemCount: v.number(),
  /** Names of the first articles, for a preview line. */
  preview: v.array(v.string()),
  /** Whether `downloadDeliveryNote` returns a file. */
  hasDeliveryNote: v.boolean(),
});
export type ShipmentSummary = v.InferOutput<typeof shipmentSummarySchema>;

/** An article of the order in a line of a shipment. */
const lineEntries = {
  orderItemId: id,
  /** Null where the article is no longer in the shop. */
  articleId: v.nullable(id),
  number: v.string(),
  name: v.string(),
  /** Quantity in the order. */
  orderedQuantity: v.number(),
};

/** One shipment: its content, delivery address, parcels, the carrier's events (newest first), and the part of the order that is still missing. */
export const shipmentSchema = v.object({
  ...shipmentSummarySchema.entries,
  deliveryAddress: addressSchema,
  weightGrams: v.nullable(v.number()),
  /** In the order of the numbers on the parcels, starting at 1. */
  parcels: v.array(
    v.object({
      number: v.number(),
      trackingNumber: v.nullable(v.string()),
      trackingUrl: v.nullable(v.string()),
      weightGrams: v.nullable(v.number()),
    }),
  ),
  items: v.array(v.object({ ...lineEntries, quantity: v.number(), serialNumbers: v.array(v.string()) })),
  events: v.array(
    v.object({
      at: v.string(),
      state: shipmentStateSchema,
      text: v.string(),
      location: v.nullable(v.string()),
    }),
  ),
  /** State of the order of the shipment. */
  orderState: orderStateSchema,
  /** Part of the order that has not been dispatched with any shipment; empty for a cancelled order. */
  missing: v.array(v.object({ ...lineEntries, quantity: v.number() })),
  /** Day on which the missing part is expected; null where nothing is missing or no day is known. */
  missingExpectedOn: v.nullable(v.string()),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;
