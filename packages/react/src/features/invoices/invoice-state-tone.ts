import type { InvoiceState } from '@foyer/contract/invoices/invoice-states';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** The colour of an invoice's state; the text beside it carries the meaning. */
export const invoiceStateTones: Readonly<Record<InvoiceState, Tone>> = {
  open: 'info',
  partially_paid: 'warning',
  overdue: 'danger',
  paid: 'success',
  cancelled: 'neutral',
};
