import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import {
  euro,
  sampleAddress,
  samplePaymentTerms,
  samplePicture,
  sampleTotals,
} from '../openapi/sample-values.ts';
import { sampleShipment } from '../shipments/shipments.example.ts';
import type { ordersContract } from './orders.contract.ts';
import type { Order, OrderSummary } from './orders.schema.ts';

const summary: OrderSummary = {
  id: 'ord-4711',
  number: 'AB-2025-004711',
  reference: 'PO-2025-118',
  state: 'confirmed',
  orderedAt: '2025-11-17T09:24:10.000Z',
  orderedBy: 'Maren Petersen',
  costCentre: '4711',
  itemCount: 2,
  preview: ['Wallbox 11 kW mit Kabel'],
  net: euro(139_800),
  gross: euro(166_362),
  expectedDeliveryDate: '2025-11-24',
};

/** An order of two wallboxes. */
export const sampleOrder: Order = {
  ...summary,
  note: 'Anlieferung bis 12 Uhr',
  hasInvoice: false,
  quotation: null,
  requestedDeliveryDate: null,
  items: [
    {
      id: 'pos-1',
      position: 1,
      articleId: 'art-wb-11-k',
      number: 'WB-11-K',
      name: 'Wallbox 11 kW mit Kabel',
      picture: samplePicture,
      quantity: 2,
      shippedQuantity: 0,
      backorder: null,
      taxRate: 19,
      note: null,
      unitNet: euro(69_900),
      unitGross: euro(83_181),
      lineNet: euro(139_800),
      lineGross: euro(166_362),
    },
  ],
  totals: sampleTotals,
  deliveryAddress: sampleAddress('DELIVERY_ADDRESS'),
  invoiceAddress: sampleAddress('INVOICE_ADDRESS'),
  paymentTerms: samplePaymentTerms,
  timeline: [
    { state: 'received', at: '2025-11-17T09:24:10.000Z', actor: 'Maren Petersen' },
    { state: 'confirmed', at: '2025-11-17T10:02:41.000Z', actor: null },
  ],
};

/** Examples of the orders' endpoints. */
export const ordersExamples: FeatureExamples<typeof ordersContract> = {
  listOrders: {
    description:
      'Searches order numbers, references, article names and buyers. `from` and `to` are order dates, both included; `buyer` is an id of `listBuyers`. `open` selects orders that are not yet completely delivered.',
    request: {
      query: { state: ['confirmed', 'shipped'], from: '2025-11-01', sort: 'orderedAt:desc', limit: 25 },
    },
    answer: { items: [summary], nextCursor: 'eyJhdCI6IjIwMjUtMTEtMTcifQ', total: 118 },
  },
  listBuyers: {
    description:
      'In business mode the people of the company who have ordered, by name; in private mode only the caller. At most 500.',
    answer: { items: [{ id: 'user-17', name: 'Maren Petersen' }] },
  },
  getOrder: {
    description: 'With its lines, sums, addresses and history. An order of another company is not found.',
    request: { params: { id: 'ord-4711' }, query: { locale: 'de_DE' } },
    answer: sampleOrder,
  },
  getOrderInvoice: {
    description:
      'The first invoice of the order. `invoice_not_ready` until it is issued, usually with the first shipment.',
    request: { params: { id: 'ord-4711' } },
  },
  listOrderShipments: {
    description: 'Empty until the first parcel is packed.',
    request: { params: { id: 'ord-4711' } },
    answer: { items: [sampleShipment] },
  },
  downloadOrderConfirmation: {
    description: 'In the language of `locale`; the names of the articles are those of the day of the order.',
    request: { params: { id: 'ord-4711' } },
  },
};
