import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/links/navigate-event.ts';
import { checkoutStepEvent } from '../../widget/manifest/analytics-events.ts';

/** Detail of the event `foyer-order-placed`. */
export interface OrderPlacedDetail {
  readonly orderId: string;
  /** The order number that people use. */
  readonly number: string;
}

export const cartWidget = defineWidget({
  tag: 'cart',
  name: 'Cart',
  summary: 'The cart: lines, delivery address, order details and placing the order',
  status: 'stable',
  access: 'shop',
  attributes: {},
  sample: {},
  shows: ['cart'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'order-placed': defineEvent<OrderPlacedDetail>({
      description: 'An order was placed.',
      detail: '{ orderId: string; number: string }',
    }),
    'checkout-step': checkoutStepEvent,
  },
  slots: ['heading', 'empty'],
  parts: {
    cart: 'The cart as a whole.',
    lines: true,
    line: true,
    'line-link': 'The name of an article, as a link to its page.',
    'line-sum': 'The price of a line.',
    picture: true,
    quantity: true,
    'quantity-input': true,
    remove: 'The button that removes a line.',
    undo: true,
    'add-note': 'The button that adds a note to a line.',
    accept: 'The button that accepts a change, such as a new price.',
    'delivery-address': true,
    'change-address': 'The button that chooses another address.',
    'new-address': 'The form of a new address.',
    address: 'An address that can be chosen.',
    'order-form': 'The order form: address, reference, terms.',
    terms: true,
    summary: 'The order summary with its total, beside the lines.',
    totals: true,
    'free-shipping': 'The amount still missing for free delivery.',
    progress: 'The steps of the order process.',
    order: 'The button that places the order.',
    'order-terms': 'The checkbox that accepts the terms.',
    'request-quotation': true,
    'order-barred': 'The message that explains why ordering is not possible.',
    'order-trouble': 'The message that the order failed.',
    retry: 'The button that tries to place the order again.',
    'next-tier': true,
    note: 'The note that was added to a line.',
    'order-placed': 'The confirmation of the order, shown in place of the cart.',
    'placed-lines': 'The ordered lines.',
    'next-steps': 'The next steps after the order, below its facts.',
    'to-order': true,
    'to-orders': true,
    'to-shop': true,
  },
  minBlockSize: '640px',
  load: () => import('./cart/cart.tsx').then((module) => module.Cart),
  messages: () => import('./cart/cart.messages.ts').then((module) => module.cartMessages),
});

export const cartBadgeWidget = defineWidget({
  tag: 'cart-badge',
  name: 'CartBadge',
  summary: 'An icon with the number of pieces in the cart, for headers; empty for users who may not order',
  status: 'stable',
  access: 'public',
  attributes: {},
  sample: {},
  shows: [],
  states: [],
  events: { navigate: navigateEvent },
  parts: {
    'cart-badge': 'The link to the cart as a whole.',
    link: true,
    count: 'The number of pieces in the cart.',
  },
  minBlockSize: '44px',
  inlineSize: '44px',
  load: () => import('./cart-badge/cart-badge.tsx').then((module) => module.CartBadge),
  messages: () => import('./cart-badge/cart-badge.messages.ts').then((module) => module.cartBadgeMessages),
});

export const cartFeature = defineFeature({
  name: 'cart',
  widgets: [cartWidget, cartBadgeWidget],
});
