import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';
import { listSlots } from '../../widget/slot-specs.ts';

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
      description: "Keeps search, filters, order, page, columns and what is opened in the page's address.",
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
  slots: listSlots,
  parts: {
    invoices: 'The invoices as a whole.',
    title: true,
    sums: 'What is open and overdue, in sums.',
    sum: 'One of these sums.',
    toolbar: true,
    surface: true,
    table: true,
    list: true,
    row: true,
    'row-link': true,
    columns: true,
    export: true,
    choice: 'What can be done with the chosen invoices.',
    'choice-box': 'The box that chooses an invoice.',
    archive: 'The button that gets many invoices as one file.',
    range: true,
    opened: true,
    back: true,
    badge: true,
    pagination: true,
    sort: true,
  },
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
  slots: ['heading'],
  parts: {
    invoice: 'The invoice as a whole.',
    breadcrumb: true,
    head: true,
    title: true,
    actions: true,
    facts: true,
    lines: true,
    line: true,
    totals: true,
    payment: 'How the invoice is paid: account, amount, words.',
    code: 'The square code that a banking app reads.',
    payments: 'What was paid.',
    related: 'The invoices that belong to it, such as credit notes.',
  },
  minBlockSize: '640px',
  load: () => import('./invoice/invoice.tsx').then((module) => module.Invoice),
  messages: () => import('./invoice/invoice.messages.ts').then((module) => module.invoiceMessages),
});

/** Invoices: the list and the single invoice. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  widgets: [invoicesWidget, invoiceWidget],
});
