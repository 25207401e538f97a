import { defineDetailWidget } from '../../widget/define-detail-widget.ts';
import { defineListWidget } from '../../widget/define-list-widget.ts';
import { defineFeature } from '../../widget/define-widget.ts';

export const invoicesWidget = defineListWidget({
  tag: 'invoices',
  name: 'Invoices',
  summary:
    'All invoices with the sums that are open, due soon and overdue, search, filters, paging and export (CSV, Excel), and an archive of several invoices; a short list for a home page with `compact`.',
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
    sums: 'The sums that are open, due soon and overdue.',
    sum: 'One of these sums.',
    choice: 'The actions for the chosen invoices.',
    'choice-box': 'The checkbox that chooses an invoice.',
    archive: 'The button that downloads several invoices as one file.',
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
    'One invoice: articles, totals, payment details with a QR code for banking apps, payments, reminders, credit notes, PDF and XML.',
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
    payment: 'The payment details: account, amount, payment reference.',
    code: 'The QR code for banking apps.',
    payments: 'The payments.',
    related: 'Related invoices, such as credit notes.',
  },
  load: () => import('./invoice/invoice.tsx').then((module) => module.Invoice),
  messages: () => import('./invoice/invoice.messages.ts').then((module) => module.invoiceMessages),
});

/** The feature of invoices: the list and the single invoice. */
export const invoicesFeature = defineFeature({
  name: 'invoices',
  widgets: [invoicesWidget, invoiceWidget],
});
