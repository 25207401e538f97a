import type { CallOutput, Contract } from '@foyer/contract';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const picture = { url: '/media/article-1.svg', alt: '', width: 400, height: 300 };
const availability = {
  status: 'in_stock',
  quantity: null,
  leadTimeDays: 2,
  backorderExpectedOn: null,
} as const;
const limits = { minQuantity: 1, maxQuantity: 50, quantityStep: 1 };
const name = 'Wallbox Pulse 11 kW';
const number = 'WB-110';

/** An article for a request. */
export const articleFound: CallOutput<Contract['getArticle']> = {
  id: 'article-1',
  number,
  name,
  summary: 'Lädt jedes Auto.',
  kind: 'hardware',
  picture,
  availability,
  categoryId: 'wallboxes',
  categoryName: 'Wallboxen',
  tags: [],
  ...limits,
  price: { net: euro(69_900), gross: euro(83_181), taxRate: 19, tiers: [] },
  description: '',
  manufacturer: 'Foyer',
  pictures: [],
  attributes: [],
  documents: [],
  relatedIds: [],
  noticeRequested: false,
};

/** A cart for a request. */
export const cartToAsk: CallOutput<Contract['getCart']> = {
  id: 'cart-1',
  version: 7,
  itemCount: 40,
  items: [
    {
      id: 'line-1',
      articleId: 'article-1',
      number,
      name,
      picture,
      quantity: 40,
      ...limits,
      unitNet: euro(69_900),
      unitGross: euro(83_181),
      lineNet: euro(2_796_000),
      lineGross: euro(3_327_240),
      tiers: [],
      availability,
      backorder: null,
      note: null,
      problem: null,
    },
  ],
  totals: {
    basis: 'net',
    itemsNet: euro(2_796_000),
    itemsGross: euro(3_327_240),
    shippingNet: euro(0),
    shippingGross: euro(0),
    net: euro(2_796_000),
    taxes: [{ rate: 19, net: euro(2_796_000), tax: euro(531_240) }],
    gross: euro(3_327_240),
    freeShippingFrom: null,
    freeShippingMissing: null,
  },
  deliveryAddress: null,
  invoiceAddress: null,
  knownAddresses: [],
  paymentTerms: { dueDays: 30, discount: null },
};
