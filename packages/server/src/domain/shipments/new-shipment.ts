import type { Addition } from '../../db/effect/effect.ts';
import { shipmentSearchText } from './shipment-search-text.ts';
import { shipmentEvents, shipmentItems, shipmentParcels, shipments } from './shipments.table.ts';

type ShipmentRow = typeof shipments.$inferSelect;
type ParcelRow = typeof shipmentParcels.$inferSelect;
type EventRow = typeof shipmentEvents.$inferSelect;

/** A shipment before it is stored. */
export interface ShipmentDraft
  extends Omit<
    ShipmentRow,
    'trackingNumber' | 'trackingUrl' | 'packageCount' | 'itemCount' | 'preview' | 'searchText'
  > {
  /** Parcels, at least one. */
  readonly parcels: readonly Omit<ParcelRow, 'id' | 'shipmentId' | 'number'>[];
  readonly items: readonly PackedLine[];
  readonly events: readonly Omit<EventRow, 'id' | 'shipmentId'>[];
}

/** The part of an order line that a shipment contains. */
export interface PackedLine {
  readonly line: { readonly id: string; readonly number: string; readonly name: string };
  readonly quantity: number;
  readonly serialNumbers: readonly string[];
}

/** Rows of a shipment, its parcels, contents and events, as they are stored. */
export interface NewShipment {
  readonly shipment: ShipmentRow;
  readonly parcels: readonly ParcelRow[];
  readonly items: readonly (typeof shipmentItems.$inferSelect)[];
  readonly events: readonly EventRow[];
}

export function newShipment({ parcels, items, events, ...draft }: ShipmentDraft): NewShipment {
  const { id, number, orderNumber, reference, carrier, deliveryAddress } = draft;
  return {
    shipment: {
      ...draft,
      trackingNumber: parcels[0]?.trackingNumber ?? null,
      trackingUrl: parcels[0]?.trackingUrl ?? null,
      packageCount: parcels.length,
      itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
      preview: items.slice(0, 3).map(({ line }) => line.name),
      searchText: shipmentSearchText({
        number,
        orderNumber,
        reference,
        carrier,
        city: deliveryAddress.city,
        trackingNumbers: parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []),
        items: items.map(({ line, serialNumbers }) => ({ ...line, serialNumbers })),
      }),
    },
    parcels: parcels.map((parcel, at) => ({
      ...parcel,
      id: `${id}-p${at + 1}`,
      shipmentId: id,
      number: at + 1,
    })),
    items: items.map(({ line, quantity, serialNumbers }, at) => ({
      id: `${id}-i${at + 1}`,
      shipmentId: id,
      orderItemId: line.id,
      quantity,
      serialNumbers: [...serialNumbers],
    })),
    events: events.map((event, at) => ({ ...event, id: `${id}-e${at + 1}`, shipmentId: id })),
  };
}

/** Returns the rows to insert for a shipment. */
export const shipmentAdditions = ({ shipment, parcels, items, events }: NewShipment): Addition[] => [
  { table: shipments, rows: [shipment] },
  { table: shipmentParcels, rows: parcels },
  { table: shipmentItems, rows: items },
  { table: shipmentEvents, rows: events },
];
