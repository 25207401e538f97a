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
      description: '`turn` shows pages; `grow` shows one table that loads more rows on scrolling.',
      default: 'turn',
    },
    state: {
      type: 'string',
      description:
        'Shows the orders of this state first; `open` stands for all orders that are not fully delivered.',
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
  summary: 'One order: progress, articles, totals, shipments, invoice, ordering again.',
  status: 'stable',
  access: 'orders',
  list: 'listOrders',
  shows: ['order'],
  parts: {
    order: 'The order as a whole.',
    progress: 'The progress of the order.',
    facts: true,
    items: true,
    item: true,
    backorder: 'Quantities that are delivered later, with the date.',
    totals: true,
    shipments: 'The shipments of the order.',
    shipment: 'One shipment.',
  },
  load: () => import('./order/order.tsx').then((module) => module.Order),
  messages: () => import('./order/order.messages.ts').then((module) => module.orderMessages),
});

/** The list of orders and the single order. */
export const ordersFeature = defineFeature({
  name: 'orders',
  widgets: [ordersWidget, orderWidget],
});
