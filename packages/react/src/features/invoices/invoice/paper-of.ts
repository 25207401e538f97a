import type { InvoiceKind } from '@foyer/contract/invoices/invoice-states';

/** What kind of paper it is called; one of a newer server is an invoice. */
export const paperOf = (kind: InvoiceKind): InvoiceKind => (kind === 'credit_note' ? kind : 'invoice');
