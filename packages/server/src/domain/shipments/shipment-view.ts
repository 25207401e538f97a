import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import type { shipments } from './shipments.table.ts';

/** Columns of a shipment that lists read. */
export type ShipmentRow = Omit<typeof shipments.$inferSelect, 'searchText'>;

/** Converts a shipment to its list entry. */
export const toShipmentSummary = (row: ShipmentRow): ShipmentSummary => ({
  id: row.id,
  number: row.number,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  reference: row.reference,
  state: row.state,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: carrierAddress(row.trackingUrl),
  shippedAt: row.shippedAt?.toISOString() ?? null,
  expectedOn: row.expectedOn,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  city: row.deliveryAddress.city,
  packageCount: row.packageCount,
  itemCount: row.itemCount,
  preview: row.preview,
  hasDeliveryNote: hasDeliveryNote(row),
});

/** Whether a shipment has a delivery note: not while it is being packed, since its contents may change. */
export const hasDeliveryNote = ({ state }: Pick<ShipmentRow, 'state'>): boolean => state !== 'prepared';
