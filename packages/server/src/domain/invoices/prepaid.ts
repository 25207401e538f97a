import type { StoredInvoice } from './invoice.repo.ts';

/** What was paid when the invoice was issued: a card payment, a deposit. What comes later does not change the paper. */
export const prepaidOf = ({ invoice, payments }: Pick<StoredInvoice, 'invoice' | 'payments'>): number =>
  invoice.kind === 'credit_note'
    ? 0
    : payments
        .filter(({ on, method }) => on <= invoice.issuedOn && method !== 'offset')
        .reduce((sum, { amount }) => sum + amount, 0);
