import type { FeatureExamples } from '../endpoint-example.ts';
import { euro, sampleAddress } from '../sample-values.ts';
import type { quotationsContract } from './quotations.contract.ts';
import type { Quotation, QuotationSummary } from './quotations.schema.ts';

const summary: QuotationSummary = {
  ...{ id: 'quo-815', number: 'AN-2025-000815', title: 'Ladepark Süd', reference: null, state: 'offered' },
  ...{
    requestedAt: '2025-11-10T08:00:00.000Z',
    requestedBy: 'Maren Petersen',
    validUntil: '2025-12-10',
    itemCount: 40,
  },
  ...{ preview: ['Wallbox 11 kW mit Kabel'], net: euro(2_596_000), gross: euro(3_089_240) },
  allowedActions: ['accept', 'negotiate', 'decline', 'download'],
};
const quotation: Quotation = {
  ...{ ...summary, version: 3 },
  items: [
    {
      ...{
        id: 'qit-1',
        position: 1,
        articleId: 'art-wb-11-k',
        number: 'WB-11-K',
        name: 'Wallbox 11 kW mit Kabel',
      },
      ...{
        quantity: 40,
        listNet: euro(69_900),
        unitNet: euro(64_900),
        lineNet: euro(2_596_000),
        taxRate: 19,
        note: null,
      },
    },
  ],
  taxes: [{ rate: 19, net: euro(2_596_000), tax: euro(493_240) }],
  ...{ savingsNet: euro(200_000), deliveryAddress: sampleAddress('DELIVERY_ADDRESS'), order: null },
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
  timeline: [{ state: 'requested', at: '2025-11-10T08:00:00.000Z', actor: 'Maren Petersen' }],
};

/** Examples of the quotations' endpoints. */
export const quotationsExamples: FeatureExamples<typeof quotationsContract> = {
  listQuotations: {
    description:
      'Prices are null until there is an offer. `from` and `to` are days on which it was asked for.',
    request: { query: { state: 'offered', sort: 'validUntil:asc' } },
    answer: { items: [summary], nextCursor: null, total: 1 },
  },
  getQuotation: {
    description: '`allowedActions` says what the caller may do now; `version` has to be named with it.',
    request: { params: { id: 'quo-815' } },
    answer: quotation,
  },
  requestQuotation: {
    description:
      'One call for the whole life of an offer, told apart by `kind`. The cart stays as it is when an offer is asked for it. `accept` orders at once and takes what an order takes.',
    request: { body: { kind: 'negotiate', quotationId: 'quo-815', version: 3, comment: 'Bei 60 Stück?' } },
    answer: { ...quotation, state: 'in_preparation', version: 4, allowedActions: ['cancel'] },
  },
  downloadQuotation: {
    description: '`quotation_not_ready` until there is an offer.',
    request: { params: { id: 'quo-815' } },
  },
};
