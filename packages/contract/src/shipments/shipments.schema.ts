import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id } from '../field-rules.ts';

/** Where a shipment is. */
export const shipmentStateSchema = v.picklist([
  'prepared',
  'handed_over',
  'in_transit',
  'delivered',
  'returned',
]);

/** A shipment as lists show it. `trackingUrl` is an https address of the carrier. */
export const shipmentSummarySchema = v.object({
  id,
  number: v.string(),
  orderId: id,
  orderNumber: v.string(),
  state: shipmentStateSchema,
  carrier: v.string(),
  trackingNumber: v.nullable(v.string()),
  trackingUrl: v.nullable(v.string()),
  shippedAt: v.nullable(v.string()),
  expectedOn: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
});
export type ShipmentSummary = v.InferOutput<typeof shipmentSummarySchema>;

/** One shipment: what is in it, where it goes, and the carrier's events, newest first. */
export const shipmentSchema = v.object({
  ...shipmentSummarySchema.entries,
  deliveryAddress: addressSchema,
  packageCount: v.number(),
  weightGrams: v.nullable(v.number()),
  items: v.array(
    v.object({
      orderItemId: id,
      articleId: v.nullable(id),
      number: v.string(),
      name: v.string(),
      quantity: v.number(),
      serialNumbers: v.array(v.string()),
    }),
  ),
  events: v.array(
    v.object({
      at: v.string(),
      state: shipmentStateSchema,
      text: v.string(),
      location: v.nullable(v.string()),
    }),
  ),
});
export type Shipment = v.InferOutput<typeof shipmentSchema>;
