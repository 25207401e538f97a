import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import { euro, sampleAddress, samplePaymentTerms, samplePicture } from '../openapi/sample-values.ts';
import type { quotationsContract } from './quotations.contract.ts';
import type { Quotation, QuotationSummary } from './quotations.schema.ts';

const summary: QuotationSummary = {
  id: 'quo-815',
  number: 'AN-2025-000815',
  title: 'Ladepark Süd',
  reference: null,
  state: 'offered',
  cancelledBy: null,
  requestedAt: '2025-11-10T08:00:00.000Z',
  requestedBy: 'Maren Petersen',
  validUntil: '2025-12-10',
  itemCount: 40,
  preview: ['Wallbox 11 kW mit Kabel'],
  net: euro(2_596_000),
  gross: euro(3_089_240),
  allowedActions: ['accept', 'negotiate', 'decline', 'comment', 'download'],
};
const quotation: Quotation = {
  ...summary,
  version: 3,
  basis: 'net',
  description: null,
  note: 'Die Hälfte bitte im Dezember',
  requestedDeliveryDate: null,
  items: [
    {
      id: 'qit-1',
      position: 1,
      articleId: 'art-wb-11-k',
      number: 'WB-11-K',
      name: 'Wallbox 11 kW mit Kabel',
      picture: samplePicture,
      quantity: 40,
      taxRate: 19,
      note: null,
      offerNote: 'Mit Wandhalter',
      listNet: euro(69_900),
      listGross: euro(83_181),
      unitNet: euro(64_900),
      unitGross: euro(77_231),
      lineNet: euro(2_596_000),
      lineGross: euro(3_089_240),
    },
  ],
  totals: {
    basis: 'net',
    itemsNet: euro(2_596_000),
    itemsGross: euro(3_089_240),
    shippingNet: euro(0),
    shippingGross: euro(0),
    net: euro(2_596_000),
    taxes: [{ rate: 19, net: euro(2_596_000), tax: euro(493_240) }],
    gross: euro(3_089_240),
  },
  savingsNet: euro(200_000),
  savingsGross: euro(238_000),
  offerNote: 'Lieferung in zwei Teilen.',
  paymentTerms: samplePaymentTerms,
  deliveryAddress: sampleAddress('DELIVERY_ADDRESS'),
  order: null,
  contact: { name: 'Jonas Brandt', email: 'vertrieb@foyer.example', phone: '+49 40 123456' },
  comments: [
    {
      id: 'com-1',
      at: '2025-11-11T09:00:00.000Z',
      author: 'Jonas Brandt',
      isFromCustomer: false,
      text: 'Lieferbar ab KW 50.',
    },
  ],
  timeline: [
    { state: 'requested', at: '2025-11-10T08:00:00.000Z', actor: 'Maren Petersen' },
    { state: 'in_preparation', at: '2025-11-10T09:12:00.000Z', actor: 'Jonas Brandt' },
    { state: 'offered', at: '2025-11-11T09:00:00.000Z', actor: 'Jonas Brandt' },
  ],
};

/** Examples of the quotations' endpoints. */
export const quotationsExamples: FeatureExamples<typeof quotationsContract> = {
  listQuotations: {
    description:
      'Searches numbers, titles, references, article numbers and names, and requesters. Prices are null until there is an offer. `from` and `to` are days of the request; an offer is expired from the day after `validUntil` on.',
    request: { query: { state: 'offered', sort: 'validUntil:asc' } },
    answer: { items: [summary], nextCursor: null, total: 1 },
  },
  getQuotation: {
    description: '`allowedActions` lists what the caller may do now; an action must state `version`.',
    request: { params: { id: 'quo-815' } },
    answer: quotation,
  },
  requestQuotation: {
    description:
      'One call for the whole life of an offer; `kind` is the step. Requesting an offer for the cart leaves the cart unchanged. `accept` orders at once, and only once even if repeated, with the same fields as an order. An outdated `version` answers `quotation_changed`; its `errors` have the current one (`params.version`, `params.state`).',
    request: { body: { kind: 'negotiate', quotationId: 'quo-815', version: 3, comment: 'Bei 60 Stück?' } },
    answer: {
      ...quotation,
      state: 'in_preparation',
      version: 4,
      validUntil: null,
      allowedActions: ['comment', 'cancel'],
    },
  },
  downloadQuotation: {
    description: '`quotation_not_ready` until there is an offer.',
    request: { params: { id: 'quo-815' } },
  },
};
