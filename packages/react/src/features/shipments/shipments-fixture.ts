import type { CallOutput, Contract } from '@foyer/contract';
import type { Shipment, ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';

/** Shipments as a server might return them; for tests and examples. */
const shipmentSummaries: readonly [ShipmentSummary, ShipmentSummary] = [
  {
    id: 'shipment-1',
    number: 'LS-2026-009001',
    orderId: 'order-1',
    orderNumber: 'AB-2026-004711',
    reference: 'Fuhrpark Nord',
    state: 'in_transit',
    carrier: 'Nordpaket',
    trackingNumber: 'NP123456789',
    trackingUrl: 'https://tracking.example/NP123456789',
    shippedAt: '2026-11-12T15:20:00Z',
    expectedOn: '2026-11-14',
    deliveredAt: null,
    city: 'Hamburg',
    packageCount: 2,
    itemCount: 3,
    preview: ['Wallbox Pulse 11 kW', 'Ladekabel Typ 2, 7 m'],
    hasDeliveryNote: true,
  },
  {
    id: 'shipment-2',
    number: 'LS-2026-009002',
    orderId: 'order-2',
    orderNumber: 'AB-2026-004698',
    reference: null,
    state: 'prepared',
    carrier: 'Nordpaket',
    trackingNumber: null,
    trackingUrl: null,
    shippedAt: null,
    expectedOn: '2026-11-18',
    deliveredAt: null,
    city: 'Bremen',
    packageCount: 1,
    itemCount: 1,
    preview: ['Standfuß Edelstahl'],
    hasDeliveryNote: false,
  },
];

export const shipmentsPage: CallOutput<Contract['listShipments']> = {
  items: [...shipmentSummaries],
  nextCursor: null,
  total: 2,
};
export const noShipments: CallOutput<Contract['listShipments']> = { items: [], nextCursor: null, total: 0 };

const cable = { articleId: 'article-2', number: 'LK-207', name: 'Ladekabel Typ 2, 7 m' };
const wallbox = { articleId: 'article-1', number: 'WB-110', name: 'Wallbox Pulse 11 kW' };

/** The first shipment in full: two parcels in transit, half of the order still missing. */
export const shipmentExample: Shipment = {
  ...shipmentSummaries[0],
  deliveryAddress: {
    id: 'address-1',
    type: 'DELIVERY_ADDRESS',
    salutation: 'COMPANY',
    company: 'Nordwind Logistik GmbH',
    firstName: 'Maren',
    lastName: 'Petersen',
    street: 'Speicherstraße',
    houseNumber: '14',
    addition: null,
    postcode: '20457',
    city: 'Hamburg',
    countryCode: 'DE',
  },
  weightGrams: 12_400,
  parcels: [
    {
      number: 1,
      trackingNumber: 'NP123456789',
      trackingUrl: 'https://tracking.example/NP123456789',
      weightGrams: 9400,
    },
    { number: 2, trackingNumber: 'NP123456790', trackingUrl: null, weightGrams: 3000 },
  ],
  items: [
    { ...wallbox, orderItemId: 'item-1', orderedQuantity: 2, quantity: 1, serialNumbers: ['WB11K-250901'] },
    { ...cable, orderItemId: 'item-2', orderedQuantity: 2, quantity: 2, serialNumbers: [] },
  ],
  events: [
    { at: '2026-11-13T04:10:00Z', state: 'in_transit', text: 'Im Verteilzentrum', location: 'Hannover' },
    { at: '2026-11-12T15:20:00Z', state: 'handed_over', text: 'Übergeben', location: 'Kassel' },
  ],
  orderState: 'partially_shipped',
  missing: [{ ...wallbox, orderItemId: 'item-1', orderedQuantity: 2, quantity: 1 }],
  missingExpectedOn: '2026-11-24',
};
