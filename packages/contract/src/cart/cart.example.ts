import type { FeatureExamples } from '../endpoints/endpoint-example.ts';
import {
  euro,
  sampleAddress,
  samplePaymentTerms,
  samplePicture,
  sampleTotals,
  typedAddress,
} from '../openapi/sample-values.ts';
import { sampleOrder } from '../orders/orders.example.ts';
import type { cartContract } from './cart.contract.ts';
import type { Cart } from './cart.schema.ts';

const cart: Cart = {
  id: 'crt-nordwind',
  version: 7,
  itemCount: 2,
  items: [
    {
      id: 'itm-1',
      articleId: 'art-wb-11-k',
      number: 'WB-11-K',
      name: 'Wallbox 11 kW mit Kabel',
      picture: samplePicture,
      quantity: 2,
      minQuantity: 1,
      maxQuantity: 500,
      quantityStep: 1,
      unitNet: euro(69_900),
      unitGross: euro(83_181),
      lineNet: euro(139_800),
      lineGross: euro(166_362),
      tiers: [{ minQuantity: 10, net: euro(64_900), gross: euro(77_231) }],
      availability: { status: 'in_stock', quantity: 84, leadTimeDays: 2, backorderExpectedOn: '2031-03-24' },
      backorder: null,
      note: 'Bitte mit Wandhalter',
      problem: null,
    },
  ],
  totals: { ...sampleTotals, freeShippingFrom: euro(50_000), freeShippingMissing: null },
  deliveryAddress: sampleAddress('DELIVERY_ADDRESS'),
  invoiceAddress: sampleAddress('INVOICE_ADDRESS'),
  paymentTerms: samplePaymentTerms,
  knownAddresses: [sampleAddress('DELIVERY_ADDRESS')],
};

/** Examples of the cart's endpoints. */
export const cartExamples: FeatureExamples<typeof cartContract> = {
  getCart: {
    description:
      'There is always one, empty at first. A line whose article has changed has a `problem`, and the cart cannot be ordered until the line is corrected.',
    request: { query: { locale: 'de_DE' } },
    answer: cart,
  },
  addCartItems: {
    description:
      'Adds all lines or none. A refusal names every invalid line, as `items.3.articleId` (no such article for the caller) or `items.3.quantity` (`invalid_choice` where the article is not available), and has the code of the first. The quantity of an article that is already in the cart is raised (`add`) or replaced (`set`).',
    request: {
      body: { items: [{ articleId: 'art-wb-11-k', quantity: 2, mode: 'add', note: 'Bitte mit Wandhalter' }] },
    },
    answer: cart,
  },
  removeCartItem: {
    description: 'Removing a line that no longer exists is not an error: the current cart is returned.',
    request: { params: { id: 'itm-1' } },
    answer: { ...cart, version: 8, items: [], itemCount: 0 },
  },
  orderCart: {
    description:
      'Orders exactly the cart of `cartVersion`. After a lost response, repeat the call with the same `Idempotency-Key`; without a key the cart is still ordered only once (`cart_already_ordered`). A confirmation is sent by mail.',
    request: {
      body: {
        cartVersion: 7,
        deliveryAddressId: sampleAddress('DELIVERY_ADDRESS').id,
        reference: 'PO-2025-118',
        costCentre: '4711',
        note: 'Anlieferung bis 12 Uhr',
        acceptTerms: true,
      },
    },
    answer: sampleOrder,
  },
  updateDeliveryAddress: {
    description: 'A new address is stored for the company and is among `knownAddresses` from then on.',
    request: { body: { kind: 'new', address: typedAddress } },
    answer: cart,
  },
  listDeliveryAddresses: {
    description:
      'Searches company, name, street, postcode and town, with the words in any order; in private mode, the addresses of the person.',
    request: { query: { search: 'hamburg hafen', limit: 20 } },
    answer: { items: [sampleAddress('DELIVERY_ADDRESS')], nextCursor: null, total: 1 },
  },
};
