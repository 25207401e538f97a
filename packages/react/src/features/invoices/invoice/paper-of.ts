import type { InvoiceKind } from '@foyer/contract/invoices/invoice-states';

/** Returns the kind by which an invoice is named; an unknown kind of a newer server is named an invoice. */
export const paperOf = (kind: InvoiceKind): InvoiceKind => (kind === 'credit_note' ? kind : 'invoice');
