import type { Address, CallOutput, Contract } from '@foyer/contract';
import { addDays, businessDay } from '@foyer/contract/business-day';
import type { Quotation, QuotationSummary } from '@foyer/contract/quotations/quotations.schema';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Quotations as a server might return them; for tests and examples. */
const quotationSummaries: readonly QuotationSummary[] = [
  {
    id: 'quotation-1',
    number: 'AN-2026-000815',
    title: 'Ladepark Süd',
    reference: 'Bauabschnitt 2',
    state: 'offered',
    cancelledBy: null,
    requestedAt: '2026-11-10T08:15:00Z',
    requestedBy: 'Maren Petersen',
    validUntil: addDays(businessDay(), 2),
    itemCount: 44,
    preview: ['Wallbox Pulse 11 kW', 'Ladekabel Typ 2, 7 m'],
    net: euro(2_651_600),
    gross: euro(3_155_404),
    allowedActions: ['accept', 'negotiate', 'decline', 'comment', 'download'],
  },
  {
    id: 'quotation-2',
    number: 'AN-2026-000809',
    title: null,
    reference: null,
    state: 'requested',
    cancelledBy: null,
    requestedAt: '2026-11-08T13:40:00Z',
    requestedBy: 'Jonas Brandt',
    validUntil: null,
    itemCount: 0,
    preview: ['Sechs Ladepunkte für ein Parkhaus mit Lastmanagement'],
    net: null,
    gross: null,
    allowedActions: ['comment', 'cancel'],
  },
];

export const quotationsPage: CallOutput<Contract['listQuotations']> = {
  items: [...quotationSummaries],
  nextCursor: null,
  total: 2,
};
export const noQuotations: CallOutput<Contract['listQuotations']> = { items: [], nextCursor: null, total: 0 };

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

const [offered, requested] = quotationSummaries as readonly [QuotationSummary, QuotationSummary];
/** An open offer whose prices are lower than those of the shop. */
export const quotationExample: Quotation = {
  ...offered,
  version: 3,
  basis: 'net',
  description: null,
  note: 'Die Hälfte bitte im Dezember',
  requestedDeliveryDate: '2026-12-14',
  items: [
    {
      id: 'item-1',
      position: 1,
      articleId: 'article-1',
      number: 'WB-110',
      name: 'Wallbox Pulse 11 kW',
      picture: null,
      quantity: 40,
      listNet: euro(69_900),
      listGross: euro(83_181),
      unitNet: euro(64_900),
      unitGross: euro(77_231),
      lineNet: euro(2_596_000),
      lineGross: euro(3_089_240),
      taxRate: 19,
      note: 'In Anthrazit',
      offerNote: 'Mit Wandhalter',
    },
    {
      id: 'item-2',
      position: 2,
      articleId: null,
      number: 'LK-207',
      name: 'Ladekabel Typ 2, 7 m',
      picture: null,
      quantity: 4,
      listNet: euro(13_900),
      listGross: euro(16_541),
      unitNet: euro(13_900),
      unitGross: euro(16_541),
      lineNet: euro(55_600),
      lineGross: euro(66_164),
      taxRate: 19,
      note: null,
      offerNote: null,
    },
  ],
  totals: {
    basis: 'net',
    itemsNet: euro(2_651_600),
    itemsGross: euro(3_155_404),
    shippingNet: euro(0),
    shippingGross: euro(0),
    net: euro(2_651_600),
    taxes: [{ rate: 19, net: euro(2_651_600), tax: euro(503_804) }],
    gross: euro(3_155_404),
  },
  savingsNet: euro(200_000),
  savingsGross: euro(238_000),
  offerNote: 'Lieferung in zwei Teilen.',
  paymentTerms: { dueDays: 30, discount: null },
  deliveryAddress: address,
  contact: { name: 'Jonas Brandt', email: 'vertrieb@foyer.example', phone: '+49 40 123456' },
  order: null,
  comments: [
    {
      id: 'comment-1',
      at: '2026-11-11T09:00:00Z',
      author: 'Jonas Brandt',
      isFromCustomer: false,
      text: 'Lieferbar ab KW 50.',
    },
    {
      id: 'comment-2',
      at: '2026-11-11T10:30:00Z',
      author: 'Maren Petersen',
      isFromCustomer: true,
      text: 'Das passt gut.',
    },
  ],
  timeline: [
    { state: 'requested', at: '2026-11-10T08:15:00Z', actor: 'Maren Petersen' },
    { state: 'in_preparation', at: '2026-11-10T09:12:00Z', actor: 'Jonas Brandt' },
    { state: 'offered', at: '2026-11-11T09:00:00Z', actor: 'Jonas Brandt' },
  ],
};

/** The example in another state, with the next version and without actions. */
export const quotationIn = (state: Quotation['state'], more: Partial<Quotation> = {}): Quotation => ({
  ...quotationExample,
  state,
  version: quotationExample.version + 1,
  allowedActions: [],
  ...more,
});

/** A request with a description and without an offer. */
export const requestExample: Quotation = {
  ...quotationExample,
  ...requested,
  version: 1,
  description: 'Sechs Ladepunkte für ein Parkhaus mit Lastmanagement.\nMontage bis Ende Januar.',
  note: null,
  items: [],
  totals: null,
  savingsNet: null,
  savingsGross: null,
  offerNote: null,
  contact: null,
  comments: [],
  timeline: [{ state: 'requested', at: '2026-11-08T13:40:00Z', actor: 'Jonas Brandt' }],
};
