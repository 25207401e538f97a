import { checkoutStepEvent } from '../../widget/analytics-events.ts';
import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

/** What `foyer-order-placed` carries. */
export interface OrderPlacedDetail {
  readonly orderId: string;
  /** The number people speak of. */
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
  parts: [
    'cart',
    'lines',
    'line',
    'line-link',
    'line-sum',
    'picture',
    'quantity',
    'quantity-input',
    'remove',
    'undo',
    'add-note',
    'accept',
    'delivery-address',
    'change-address',
    'new-address',
    'address',
    'order-form',
    'terms',
    'summary',
    'totals',
    'free-shipping',
    'progress',
    'order',
    'order-terms',
    'request-quotation',
    'order-barred',
    'order-trouble',
    'retry',
    'next-tier',
    'note',
    'order-placed',
    'placed-lines',
    'to-order',
    'to-orders',
    'to-shop',
  ],
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
  parts: ['cart-badge', 'link', 'count'],
  minBlockSize: '44px',
  inlineSize: '44px',
  load: () => import('./cart-badge/cart-badge.tsx').then((module) => module.CartBadge),
  messages: () => import('./cart-badge/cart-badge.messages.ts').then((module) => module.cartBadgeMessages),
});

export const cartFeature = defineFeature({
  name: 'cart',
  widgets: [cartWidget, cartBadgeWidget],
});
