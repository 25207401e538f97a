import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';
import { listSlots } from '../../widget/slot-specs.ts';

export const ordersWidget = defineWidget({
  tag: 'orders',
  name: 'Orders',
  summary:
    'All orders with search, filters, paging and export (CSV, Excel); a short list for a home page with `compact`.',
  status: 'stable',
  access: 'orders',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'The newest orders only: no heading, search, filters, pages or export.',
      default: false,
    },
    'page-size': { type: 'number', description: 'Orders per page, 1 to 100; 25, or 5 when compact.' },
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
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, filters, order, page, columns and what is opened in the page's address.",
      default: false,
    },
  },
  sample: {},
  shows: ['order-overview'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'order-selected': defineEvent<{ id: string; number: string }>({
      description: 'An order was chosen.',
      detail: '{ id: string; number: string }',
    }),
  },
  slots: listSlots,
  parts: {
    orders: 'The orders as a whole.',
    title: true,
    toolbar: true,
    surface: true,
    table: true,
    list: true,
    row: true,
    'row-link': true,
    columns: true,
    export: true,
    range: true,
    more: true,
    opened: true,
    back: true,
    badge: true,
    pagination: true,
    sort: true,
    'to-shop': true,
  },
  minBlockSize: '640px',
  compactBlockSize: '320px',
  load: () => import('./order-list/order-list.tsx').then((module) => module.Orders),
  messages: () => import('./order-list/order-list.messages.ts').then((module) => module.orderListMessages),
});

export const orderWidget = defineWidget({
  tag: 'order',
  name: 'Order',
  summary: 'One order: progress, articles, totals, deliveries, invoice, ordering again.',
  status: 'stable',
  access: 'orders',
  attributes: { 'order-id': { type: 'string', description: "The order's id." } },
  sample: { 'order-id': { from: 'listOrders' } },
  shows: ['order'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  slots: ['heading'],
  parts: {
    order: 'The order as a whole.',
    breadcrumb: true,
    head: true,
    title: true,
    actions: true,
    progress: 'How far the order has come.',
    facts: true,
    items: true,
    item: true,
    backorder: 'What is delivered later, and when.',
    totals: true,
    shipments: 'The deliveries of the order.',
    shipment: 'One delivery.',
  },
  minBlockSize: '640px',
  load: () => import('./order/order.tsx').then((module) => module.Order),
  messages: () => import('./order/order.messages.ts').then((module) => module.orderMessages),
});

/** Orders: the list and the single order. */
export const ordersFeature = defineFeature({
  name: 'orders',
  widgets: [ordersWidget, orderWidget],
});
