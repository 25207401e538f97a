import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { cartWidget } from '../cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../cart-fixture.ts';

const cart = {
  ...cartOf([
    lineOf('a', { name: 'Wallbox Nexo 11 kW', quantity: 3, note: 'Halle 2' }),
    lineOf('b', { name: 'Ladekabel Typ 2, 7,5 m', problem: 'price_changed' }),
    lineOf('c', { name: 'Standfuß für zwei Wallboxen', problem: 'article_unavailable' }),
  ]),
  deliveryAddress: fakeAddress('Nord'),
  knownAddresses: [fakeAddress('Nord'), fakeAddress('Hafen')],
};

const answers = {
  getCart: cart,
  addCartItems: cart,
  removeCartItem: { ...cart, items: cart.items.slice(1) },
  updateDeliveryAddress: cart,
  orderCart: fakeOrder,
  listCountries: { items: [{ code: 'DE', name: 'Deutschland' }] },
};

/** Cart over fixed answers. */
export const example: Example = {
  title: 'Cart',
  group: 'Cart',
  render: () => <ExampleWidget widget={cartWidget} answers={answers} />,
};
