import type { Address } from '@foyer/contract';
import type { Cart, CartItem } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A cart line for tests that need no server. */
export const lineOf = (articleId: string, more: Partial<CartItem> = {}): CartItem => ({
  id: `line-${articleId}`,
  articleId,
  number: `N-${articleId}`,
  name: `Article ${articleId}`,
  picture: { url: '/p.svg', alt: '', width: 4, height: 3 },
  quantity: 1,
  minQuantity: 1,
  maxQuantity: 10,
  quantityStep: 1,
  unitNet: euro(1000),
  unitGross: euro(1190),
  lineNet: euro(1000),
  lineGross: euro(1190),
  tiers: [],
  availability: { status: 'in_stock', quantity: null, leadTimeDays: 2, backorderExpectedOn: null },
  backorder: null,
  note: null,
  problem: null,
  ...more,
});

/** A cart of such lines without shipping; the tax is the difference between gross and net. */
export function cartOf(items: readonly CartItem[], version = 1): Cart {
  const net = euro(items.reduce((sum, item) => sum + item.lineNet.amount, 0));
  const gross = euro(items.reduce((sum, item) => sum + item.lineGross.amount, 0));
  return {
    id: 'cart-1',
    version,
    items: [...items],
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    totals: {
      basis: 'net',
      itemsNet: net,
      itemsGross: gross,
      shippingNet: euro(0),
      shippingGross: euro(0),
      net,
      taxes: [{ rate: 19, net, tax: euro(gross.amount - net.amount) }],
      gross,
      freeShippingFrom: null,
      freeShippingMissing: null,
    },
    deliveryAddress: null,
    invoiceAddress: null,
    paymentTerms: { dueDays: 30, discount: null },
    knownAddresses: [],
  };
}

/** An address of the company. */
export const fakeAddress = (id: string): Address => ({
  id,
  type: 'DELIVERY_ADDRESS',
  salutation: 'COMPANY',
  company: `Lager ${id}`,
  firstName: null,
  lastName: 'Petersen',
  street: 'Hafenstraße',
  houseNumber: '7',
  addition: null,
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
});

export const fakeOrder: Order = {
  id: 'order-1',
  number: 'AB-2026-004711',
  reference: null,
  state: 'received',
  orderedAt: '2026-11-20T10:00:00Z',
  orderedBy: 'Maren Petersen',
  itemCount: 3,
  preview: ['Article a', 'Article b'],
  net: euro(2000),
  gross: euro(2380),
  expectedDeliveryDate: '2026-11-24',
  costCentre: null,
  note: null,
  hasInvoice: false,
  quotation: null,
  requestedDeliveryDate: null,
  items: [],
  totals: cartOf([lineOf('a'), lineOf('b')]).totals,
  deliveryAddress: fakeAddress('home'),
  invoiceAddress: fakeAddress('home'),
  paymentTerms: { dueDays: 30, discount: null },
  timeline: [{ state: 'received', at: '2026-11-20T10:00:00Z', actor: null }],
};
