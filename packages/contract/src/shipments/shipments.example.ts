import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { sampleAddress } from '../openapi/sample-values.ts';
import type { shipmentsContract } from './shipments.contract.ts';
import type { ShipmentSummary } from './shipments.schema.ts';

/** A parcel on its way. */
export const sampleShipment: ShipmentSummary = {
  id: 'shp-88',
  number: 'LS-2025-000088',
  orderId: 'ord-4711',
  orderNumber: 'AB-2025-004711',
  reference: 'PO-2025-118',
  state: 'in_transit',
  carrier: 'DHL',
  trackingNumber: '00340434161094000123',
  trackingUrl: 'https://tracking.example/00340434161094000123',
  shippedAt: '2025-11-19T14:10:00.000Z',
  expectedOn: '2025-11-21',
  deliveredAt: null,
  city: 'Hamburg',
  packageCount: 1,
  itemCount: 2,
  preview: ['Wallbox 11 kW mit Kabel'],
  hasDeliveryNote: true,
};

/** Examples of the shipments' endpoints. */
export const shipmentsExamples: FeatureExamples<typeof shipmentsContract> = {
  listShipments: {
    description:
      'Searches numbers of shipments, orders, parcels and devices, references and article names. `from` and `to` are days of dispatch, or of packing before the dispatch.',
    request: { query: { state: 'in_transit', sort: 'shippedAt:desc' } },
    answer: { items: [sampleShipment], nextCursor: null, total: 1 },
  },
  getShipment: {
    description:
      'With its parcels, its contents with their serial numbers, and the items of the order that are still missing; the carrier’s events come newest first, as far as the carrier reports them.',
    request: { params: { id: 'shp-88' } },
    answer: {
      ...sampleShipment,
      deliveryAddress: sampleAddress('DELIVERY_ADDRESS'),
      weightGrams: 9400,
      parcels: [
        {
          number: 1,
          trackingNumber: '00340434161094000123',
          weightGrams: 9400,
          trackingUrl: 'https://tracking.example/00340434161094000123',
        },
      ],
      items: [
        {
          orderItemId: 'pos-1',
          articleId: 'art-wb-11-k',
          number: 'WB-11-K',
          name: 'Wallbox 11 kW mit Kabel',
          orderedQuantity: 4,
          quantity: 2,
          serialNumbers: ['WB11K-250901', 'WB11K-250902'],
        },
      ],
      events: [
        { at: '2025-11-19T14:10:00.000Z', state: 'handed_over', text: 'Übergeben', location: 'Hamburg' },
      ],
      orderState: 'partially_shipped',
      missing: [
        {
          orderItemId: 'pos-1',
          articleId: 'art-wb-11-k',
          number: 'WB-11-K',
          name: 'Wallbox 11 kW mit Kabel',
          orderedQuantity: 4,
          quantity: 2,
        },
      ],
      missingExpectedOn: '2025-12-02',
    },
  },
  downloadDeliveryNote: {
    description: '`delivery_note_not_ready` until the parcel is packed.',
    request: { params: { id: 'shp-88' } },
  },
};
