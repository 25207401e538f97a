import type { Address, CallOutput, Contract } from '@foyer/contract';
import type { Order, OrderSummary } from '@foyer/contract/orders/orders.schema';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Orders as a server might return them; for tests and examples. */
const orderSummaries: readonly OrderSummary[] = [
  {
    id: 'order-1',
    number: 'AB-2026-004711',
    reference: 'Fuhrpark Nord',
    state: 'partially_shipped',
    orderedAt: '2026-11-02T08:15:00Z',
    orderedBy: 'Maren Petersen',
    costCentre: 'KST 4200',
    itemCount: 3,
    preview: ['Wallbox Pulse 11 kW', 'Ladekabel Typ 2, 7 m'],
    net: euro(198_990),
    gross: euro(236_499),
    expectedDeliveryDate: '2026-11-24',
  },
  {
    id: 'order-2',
    number: 'AB-2026-004698',
    reference: null,
    state: 'completed',
    orderedAt: '2026-10-11T13:40:00Z',
    orderedBy: 'Jonas Brandt',
    costCentre: null,
    itemCount: 1,
    preview: ['Standfuß Edelstahl'],
    net: euro(24_900),
    gross: euro(29_631),
    expectedDeliveryDate: null,
  },
];

export const ordersPage: CallOutput<Contract['listOrders']> = {
  items: [...orderSummaries],
  nextCursor: null,
  total: 2,
};
/** The buyers of the orders. */
export const buyers: CallOutput<Contract['listBuyers']> = {
  items: [
    { id: 'user-2', name: 'Jonas Brandt' },
    { id: 'user-1', name: 'Maren Petersen' },
  ],
};
export const noOrders: CallOutput<Contract['listOrders']> = { items: [], nextCursor: null, total: 0 };

const address: Address = {
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
};

const [summary] = orderSummaries as readonly [OrderSummary, OrderSummary];
/** The first order in full: partially shipped, one article no longer sold. */
export const orderExample: Order = {
  ...summary,
  note: null,
  hasInvoice: true,
  quotation: null,
  requestedDeliveryDate: null,
  items: [
    {
      id: 'item-1',
      position: 1,
      articleId: 'article-1',
      number: 'WB-110',
      name: 'Wallbox Pulse 11 kW',
      picture: null,
      quantity: 2,
      shippedQuantity: 1,
      backorder: null,
      unitNet: euro(79_900),
      unitGross: euro(95_081),
      lineNet: euro(159_800),
      lineGross: euro(190_162),
      taxRate: 19,
      note: null,
    },
    {
      id: 'item-2',
      position: 2,
      articleId: 'article-2',
      number: 'LK-207',
      name: 'Ladekabel Typ 2, 7 m',
      picture: null,
      quantity: 2,
      shippedQuantity: 2,
      backorder: null,
      unitNet: euro(15_900),
      unitGross: euro(18_921),
      lineNet: euro(31_800),
      lineGross: euro(37_842),
      taxRate: 19,
      note: null,
    },
    {
      id: 'item-3',
      position: 3,
      articleId: null,
      number: 'HB-001',
      name: 'Handbuch E-Mobilität',
      picture: null,
      quantity: 1,
      shippedQuantity: 0,
      backorder: null,
      unitNet: euro(2_490),
      unitGross: euro(2_664),
      lineNet: euro(2_490),
      lineGross: euro(2_664),
      taxRate: 7,
      note: null,
    },
  ],
  totals: {
    basis: 'net',
    itemsNet: euro(194_090),
    itemsGross: euro(230_668),
    shippingNet: euro(4_900),
    shippingGross: euro(5_831),
    net: euro(198_990),
    taxes: [
      { rate: 19, net: euro(196_500), tax: euro(37_335) },
      { rate: 7, net: euro(2_490), tax: euro(174) },
    ],
    gross: euro(236_499),
  },
  deliveryAddress: address,
  invoiceAddress: { ...address, id: 'address-2', type: 'INVOICE_ADDRESS' },
  paymentTerms: { dueDays: 30, discount: null },
  timeline: [
    { state: 'received', at: '2026-11-02T08:15:00Z', actor: null },
    { state: 'confirmed', at: '2026-11-02T10:02:00Z', actor: null },
    { state: 'in_production', at: '2026-11-04T07:30:00Z', actor: null },
    { state: 'partially_shipped', at: '2026-11-12T15:20:00Z', actor: null },
  ],
};

export const shipmentsExample: CallOutput<Contract['listOrderShipments']> = {
  items: [
    {
      id: 'shipment-1',
      number: 'LS-2026-009001',
      orderId: 'order-1',
      orderNumber: 'AB-2026-004711',
      state: 'in_transit',
      carrier: 'Nordpaket',
      trackingNumber: 'NP123456789',
      trackingUrl: 'https://tracking.example/NP123456789',
      shippedAt: '2026-11-12T15:20:00Z',
      expectedOn: '2026-11-14',
      deliveredAt: null,
      reference: 'Fuhrpark Nord',
      city: 'Hamburg',
      packageCount: 1,
      itemCount: 3,
      preview: ['Wallbox Pulse 11 kW', 'Ladekabel Typ 2, 7 m'],
      hasDeliveryNote: true,
    },
  ],
};
