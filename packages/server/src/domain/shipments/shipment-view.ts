import { carrierAddress } from '@foyer/contract/shipments/carrier-address';
import type { ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import type { shipments } from './shipments.table.ts';

/** What lists read of a shipment. */
export type ShipmentRow = Omit<typeof shipments.$inferSelect, 'searchText'>;

/** A shipment as lists show it. */
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

/** What is still being packed has none: its contents may change. */
export const hasDeliveryNote = ({ state }: Pick<ShipmentRow, 'state'>): boolean => state !== 'prepared';
