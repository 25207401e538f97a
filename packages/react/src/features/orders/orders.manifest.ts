import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineFeature } from '../../widget/define-widget.ts';

export const ordersWidget = defineListWidget({
  tag: 'orders',
  name: 'Orders',
  summary:
    'All orders with search, filters, paging and export (CSV, Excel); a short list for a home page with `compact`.',
  status: 'stable',
  access: 'orders',
  entries: 'orders',
  compact: 'The newest orders only',
  opens: 'order',
  attributes: {
    paging: {
      type: 'string',
      values: ['turn', 'grow'],
      description: '`turn` has pages; `grow` is one table that loads more where it is scrolled to.',
      default: 'turn',
    },
    state: {
      type: 'string',
      description:
        'Shows the orders of this state first; `open` for all of which something is still to come.',
    },
  },
  shows: ['order-overview'],
  parts: {
    orders: 'The orders as a whole.',
    more: true,
    badge: true,
    'to-shop': true,
  },
  load: () => import('./order-list/order-list.tsx').then((module) => module.Orders),
  messages: () => import('./order-list/order-list.messages.ts').then((module) => module.orderListMessages),
});

export const orderWidget = defineDetailWidget({
  tag: 'order',
  name: 'Order',
  summary: 'One order: progress, articles, totals, deliveries, invoice, ordering again.',
  status: 'stable',
  access: 'orders',
  list: 'listOrders',
  shows: ['order'],
  parts: {
    order: 'The order as a whole.',
    progress: 'How far the order has come.',
    facts: true,
    items: true,
    item: true,
    backorder: 'What is delivered later, and when.',
    totals: true,
    shipments: 'The deliveries of the order.',
    shipment: 'One delivery.',
  },
  load: () => import('./order/order.tsx').then((module) => module.Order),
  messages: () => import('./order/order.messages.ts').then((module) => module.orderMessages),
});

/** The list of orders and the single order. */
export const ordersFeature = defineFeature({
  name: 'orders',
  widgets: [ordersWidget, orderWidget],
});
