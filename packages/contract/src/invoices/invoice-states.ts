/** States of an invoice. `overdue` is `open` or `partially_paid` past its due date; the server decides. */
export const invoiceStates = ['open', 'partially_paid', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * Values of the state filter of invoices: `unpaid` for invoices and credit notes with an open amount, `due_soon` for invoices with an open
 * amount that are due today or within the next six days, or one state.
 */
export const invoiceStateFilters = ['unpaid', 'due_soon', ...invoiceStates] as const;
/** One of {@link invoiceStateFilters}. */
export type InvoiceStateFilter = (typeof invoiceStateFilters)[number];

/** Kinds of invoices. A credit note has negative amounts. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
