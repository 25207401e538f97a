import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

export const invoicesWidget = defineWidget({
  tag: 'invoices',
  name: 'Invoices',
  summary:
    'All invoices with what is open, due soon and overdue, search, filters, paging and export (CSV, Excel), many of them as one archive; a short list for a home page with `compact`.',
  status: 'stable',
  access: 'orders',
  attributes: {
    compact: {
      type: 'boolean',
      description: 'The newest invoices only: no heading, sums, search, filters, pages or export.',
      default: false,
    },
    'page-size': { type: 'number', description: 'Invoices per page, 1 to 100; 25, or 5 when compact.' },
    state: { type: 'string', description: 'Shows the invoices of this state first.' },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search, filters, order, page and columns in the page's address.",
      default: false,
    },
  },
  sample: {},
  shows: ['invoices'],
  states: ['empty', 'error'],
  events: {
    navigate: navigateEvent,
    'invoice-selected': defineEvent<{ id: string; number: string }>({
      description: 'An invoice was chosen.',
      detail: '{ id: string; number: string }',
    }),
  },
  parts: [
    'invoices',
    'title',
    'sums',
    'sum',
    'toolbar',
    'surface',
    'table',
    'list',
    'row',
    'row-link',
    'columns',
    'export',
    'choice',
    'choice-box',
    'archive',
    'range',
    'opened',
    'back',
    'badge',
    'pagination',
    'sort',
  ],
  minBlockSize: '640px',
  compactBlockSize: '320px',
  load: () => import('./invoice-list/invoice-list.tsx').then((module) => module.Invoices),
  messages: () =>
    import('./invoice-list/invoice-list.messages.ts').then((module) => module.invoiceListMessages),
});

export const invoiceWidget = defineWidget({
  tag: 'invoice',
  name: 'Invoice',
  summary:
    'One invoice: articles, totals, how to pay with a code for banking apps, payments, reminders, credit notes, PDF and XML.',
  status: 'stable',
  access: 'orders',
  attributes: { 'invoice-id': { type: 'string', description: "The invoice's id." } },
  sample: { 'invoice-id': { from: 'listInvoices' } },
  shows: ['invoice'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent },
  parts: [
    'invoice',
    'breadcrumb',
    'head',
    'title',
    'actions',
    'facts',
    'lines',
    'line',
    'totals',
    'payment',
    'code',
    'payments',
    'related',
  ],
  minBlockSize: '640px',
  load: () => import('./invoice/invoice.tsx').then((module) => module.Invoice),
  messages: () => import('./invoice/invoice.messages.ts').then((module) => module.invoiceMessages),
});

/** Invoices: the list and the single invoice. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  widgets: [invoicesWidget, invoiceWidget],
});
