import type { FeatureExamples } from '../endpoint-example.ts';
import { sampleAddress } from '../sample-values.ts';
import type { shipmentsContract } from './shipments.contract.ts';
import type { ShipmentSummary } from './shipments.schema.ts';

/** A parcel on its way. */
export const sampleShipment: ShipmentSummary = {
  ...{
    id: 'shp-88',
    number: 'LS-2025-000088',
    orderId: 'ord-4711',
    orderNumber: 'AB-2025-004711',
    state: 'in_transit',
  },
  ...{
    carrier: 'DHL',
    trackingNumber: '00340434161094000123',
    trackingUrl: 'https://tracking.example/00340434161094000123',
  },
  ...{ shippedAt: '2025-11-19T14:10:00.000Z', expectedOn: '2025-11-21', deliveredAt: null },
};

/** Examples of the shipments' endpoints. */
export const shipmentsExamples: FeatureExamples<typeof shipmentsContract> = {
  listShipments: {
    description: 'Finds shipment, order and tracking numbers. `from` and `to` are days of dispatch.',
    request: { query: { state: 'in_transit', sort: 'shippedAt:desc' } },
    answer: { items: [sampleShipment], nextCursor: null, total: 1 },
  },
  getShipment: {
    description:
      'With its contents and serial numbers; the carrier’s events come newest first and as far as the carrier tells them.',
    request: { params: { id: 'shp-88' } },
    answer: {
      ...sampleShipment,
      ...{ deliveryAddress: sampleAddress('DELIVERY_ADDRESS'), packageCount: 1, weightGrams: 9400 },
      items: [
        {
          ...{
            orderItemId: 'pos-1',
            articleId: 'art-wb-11-k',
            number: 'WB-11-K',
            name: 'Wallbox 11 kW mit Kabel',
          },
          ...{ quantity: 2, serialNumbers: ['WB11K-250901', 'WB11K-250902'] },
        },
      ],
      events: [
        { at: '2025-11-19T14:10:00.000Z', state: 'handed_over', text: 'Übergeben', location: 'Hamburg' },
      ],
    },
  },
  downloadDeliveryNote: {
    description: '`delivery_note_not_ready` until the parcel is packed.',
    request: { params: { id: 'shp-88' } },
  },
};
