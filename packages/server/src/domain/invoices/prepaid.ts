import type { StoredInvoice } from './invoice.repo.ts';

/** Returns the amount paid by the day of issue, by card or as a deposit, in cents. Later payments do not change the document. */
export const prepaidOf = ({ invoice, payments }: Pick<StoredInvoice, 'invoice' | 'payments'>): number =>
  invoice.kind === 'credit_note'
    ? 0
    : payments
        .filter(({ on, method }) => on <= invoice.issuedOn && method !== 'offset')
        .reduce((sum, { amount }) => sum + amount, 0);
