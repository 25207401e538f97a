/** States of an invoice. `overdue` is `open` or `partially_paid` past its due date; the server decides. */
export const invoiceStates = ['open', 'partially_paid', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Kinds of invoices. A credit note has negative amounts. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
