import * as v from 'valibot';
import { id } from '../rules.ts';

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
