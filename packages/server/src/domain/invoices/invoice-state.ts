import type { InvoiceState } from '@foyer/contract/invoices/invoices.schema';
import type { invoices } from './invoices.table.ts';

type InvoiceRow = typeof invoices.$inferSelect;

/** Returns the state of an invoice on a day, and the number of days it is overdue. */
export function invoiceStateOn(
  { kind, settlement, dueOn }: Pick<InvoiceRow, 'kind' | 'settlement' | 'dueOn'>,
  today: string,
): { readonly state: InvoiceState; readonly daysOverdue: number } {
  const isUnpaid = settlement === 'open' || settlement === 'partially_paid';
  if (kind === 'credit_note' || !isUnpaid || dueOn >= today) return { state: settlement, daysOverdue: 0 };
  return { state: 'overdue', daysOverdue: (Date.parse(today) - Date.parse(dueOn)) / 86_400_000 };
}
