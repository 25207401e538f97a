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
  summary: 'The cart: lines, delivery address, details, and the order',
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
    'line-link': 'The name of an article, which leads to it.',
    'line-sum': 'What a line costs.',
    picture: true,
    quantity: true,
    'quantity-input': true,
    remove: 'The button that takes a line out.',
    undo: true,
    'add-note': 'The button that adds words to a line.',
    accept: 'The button that takes over what has changed, such as a price.',
    'delivery-address': true,
    'change-address': 'The button that chooses another address.',
    'new-address': 'The form of a new address.',
    address: 'An address that can be chosen.',
    'order-form': 'The form that orders: address, reference, terms.',
    terms: true,
    summary: 'What the order costs, beside the lines.',
    totals: true,
    'free-shipping': 'How much is missing until the delivery is free.',
    progress: 'The steps of ordering.',
    order: 'The button that orders.',
    'order-terms': 'The agreement to the terms.',
    'request-quotation': true,
    'order-barred': 'What says why one cannot order.',
    'order-trouble': 'What says that the order did not go through.',
    retry: 'The button that tries to order once more.',
    'next-tier': true,
    note: 'The words that were added to a line.',
    'order-placed': 'What says that the order was placed, in place of the cart.',
    'placed-lines': 'What was ordered.',
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
  summary: 'An icon with the number of pieces in the cart, for headers; nothing for who may not order',
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
    count: 'How many articles are in the cart.',
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
