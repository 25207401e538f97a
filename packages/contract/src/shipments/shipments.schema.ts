import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id } from '../field-rules.ts';
import { shipmentStates } from './shipment-states.ts';

export * from './shipment-states.ts';

/** One of {@link shipmentStates}. */
export const shipmentStateSchema = v.picklist(shipmentStates, 'invalid_choice');

/** A shipment as lists show it. `trackingUrl` is an https address of the carrier. */
export const shipmentSummarySchema = v.object({
  id,
  /** The number on the delivery note, for example LS-2026-000088. */
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
  /** Where it goes. */
  city: v.string(),
  /** How many parcels it has. */
  packageCount: v.number(),
  /** The sum of all quantities in it: pieces, not lines. */
  itemCount: v.number(),
  /** The first articles' names, for a line of preview. */
  preview: v.array(v.string()),
  /** Whether `downloadDeliveryNote` has something to answer. */
  hasDeliveryNote: v.boolean(),
});
export type ShipmentSummary = v.InferOutput<typeof shipmentSummarySchema>;

/** An article of the order that a shipment speaks of. */
const lineEntries = {
  orderItemId: id,
  /** Null when the article has left the shop. */
  articleId: v.nullable(id),
  number: v.string(),
  name: v.string(),
  /** How much of it the order has. */
  orderedQuantity: v.number(),
};

/** One shipment: what is in it, where it goes, its parcels, the carrier's events (newest first), and what of the order is still missing. */
export const shipmentSchema = v.object({
  ...shipmentSummarySchema.entries,
  deliveryAddress: addressSchema,
  weightGrams: v.nullable(v.number()),
  /** In the order of the numbers on them, 1 and up. */
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
  /** What of the order has not left yet with any shipment; empty for a cancelled order. */
  missing: v.array(v.object({ ...lineEntries, quantity: v.number() })),
  /** When that is expected; null when nothing is missing, or when nobody knows. */
  missingExpectedOn: v.nullable(v.string()),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;
