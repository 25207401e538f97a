import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineFeature } from '../../widget/define-widget.ts';

export const invoicesWidget = defineListWidget({
  tag: 'invoices',
  name: 'Invoices',
  summary:
    'All invoices with what is open, due soon and overdue, search, filters, paging and export (CSV, Excel), many of them as one archive; a short list for a home page with `compact`.',
  status: 'stable',
  access: 'orders',
  entries: 'invoices',
  compact: 'The newest invoices only, without sums',
  opens: 'invoice',
  attributes: {
    state: { type: 'string', description: 'Shows the invoices of this state first.' },
  },
  shows: ['invoices'],
  parts: {
    invoices: 'The invoices as a whole.',
    sums: 'What is open and overdue, in sums.',
    sum: 'One of these sums.',
    choice: 'What can be done with the chosen invoices.',
    'choice-box': 'The box that chooses an invoice.',
    archive: 'The button that gets many invoices as one file.',
    badge: true,
  },
  load: () => import('./invoice-list/invoice-list.tsx').then((module) => module.Invoices),
  messages: () =>
    import('./invoice-list/invoice-list.messages.ts').then((module) => module.invoiceListMessages),
});

export const invoiceWidget = defineDetailWidget({
  tag: 'invoice',
  name: 'Invoice',
  summary:
    'One invoice: articles, totals, how to pay with a code for banking apps, payments, reminders, credit notes, PDF and XML.',
  status: 'stable',
  access: 'orders',
  list: 'listInvoices',
  shows: ['invoice'],
  parts: {
    invoice: 'The invoice as a whole.',
    facts: true,
    lines: true,
    line: true,
    totals: true,
    payment: 'How the invoice is paid: account, amount, words.',
    code: 'The square code that a banking app reads.',
    payments: 'What was paid.',
    related: 'The invoices that belong to it, such as credit notes.',
  },
  load: () => import('./invoice/invoice.tsx').then((module) => module.Invoice),
  messages: () => import('./invoice/invoice.messages.ts').then((module) => module.invoiceMessages),
});

/** The feature of invoices: the list and the single invoice. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  widgets: [invoicesWidget, invoiceWidget],
});
