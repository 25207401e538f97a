import { addDays } from '@foyer/contract';
import { type Invoice, type InvoiceSummary, invoiceFormats } from '@foyer/contract/invoices/invoices.schema';
import { divideRounded } from '@foyer/contract/tax-shares';
import { euro, toTotals } from '../money/compute-totals.ts';
import type { StoredInvoice } from './invoice.repo.ts';
import { invoiceStateOn } from './invoice-state.ts';
import { paymentCode } from './payment-code.ts';

type InvoiceRow = StoredInvoice['invoice'];

/** Columns that lists do not read. */
type Unlisted = 'searchText' | 'urgency' | 'invoiceAddress' | 'paymentTerms' | 'taxes';

/** Converts an invoice to its list entry, with its state on the day `today`. */
export function toInvoiceSummary(row: Omit<InvoiceRow, Unlisted>, today: string): InvoiceSummary {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    ...invoiceStateOn(row, today),
    issuedOn: row.issuedOn,
    dueOn: row.kind === 'credit_note' ? null : row.dueOn,
    net: euro(row.net),
    gross: euro(row.gross),
    openAmount: euro(row.openAmount),
    orders: [...row.orders],
    reference: row.reference,
    formats: [...invoiceFormats],
  };
}

/** Converts an invoice with all details, with its state on the day `today`. Descriptions stay in the language of the invoice. */
export function toInvoice(stored: StoredInvoice, today: string): Invoice {
  const { invoice, seller, lines, payments, reminders, related } = stored;
  return {
    ...toInvoiceSummary(invoice, today),
    lines: lines.map(toLine),
    totals: toTotals(invoice),
    taxTreatment: invoice.taxTreatment,
    seller: { name: seller.name, vatId: seller.vatId },
    customerNumber: invoice.customerNumber,
    vatId: invoice.vatId,
    invoiceAddress: invoice.invoiceAddress,
    deliveredOn: invoice.deliveredOn,
    paymentTerms: invoice.paymentTerms,
    earlyPayment: earlyPaymentOf(invoice, today),
    payments: payments.map(({ on, amount, method }) => ({ on, amount: euro(amount), method })),
    paidAmount: euro(payments.reduce((sum, { amount }) => sum + amount, 0)),
    paymentDetails: paymentDetailsOf(stored),
    dunningLevel: reminders.at(-1)?.level ?? 0,
    reminders: reminders.map(({ level, on }) => ({ level, on })),
    related: related.map(({ gross, ...other }) => ({ ...other, gross: euro(gross) })),
  };
}

const toLine = (line: StoredInvoice['lines'][number]): Invoice['lines'][number] => ({
  position: line.position,
  number: line.number,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitNet: euro(line.unitNet),
  unitGross: euro(line.unitGross),
  discount:
    line.discountPercent === null
      ? null
      : { percent: line.discountPercent, amount: euro(line.discountAmount ?? 0) },
  lineNet: euro(line.lineNet),
  lineGross: euro(line.lineGross),
  taxRate: line.taxRate,
});

/** Returns the reduced amount and its last day if the terms give a discount; null for a credit note, after a payment, or after that day. */
function earlyPaymentOf(
  invoice: Pick<InvoiceRow, 'kind' | 'settlement' | 'issuedOn' | 'gross' | 'paymentTerms'>,
  today: string,
): Invoice['earlyPayment'] {
  const discount = invoice.paymentTerms?.discount;
  if (!discount || invoice.kind === 'credit_note' || invoice.settlement !== 'open') return null;
  const until = addDays(invoice.issuedOn, discount.days);
  if (until < today) return null;
  const amount = invoice.gross - divideRounded(invoice.gross * discount.percent, 100);
  return { until, percent: discount.percent, amount: euro(amount) };
}

/** Returns the transfer details for the open amount; null if nothing is open. */
function paymentDetailsOf({
  invoice,
  seller,
}: Pick<StoredInvoice, 'invoice' | 'seller'>): Invoice['paymentDetails'] {
  if (invoice.openAmount <= 0) return null;
  const details = {
    recipient: seller.name,
    iban: seller.iban,
    bic: seller.bic,
    reference: invoice.number,
    amount: euro(invoice.openAmount),
  };
  return { ...details, qrCode: paymentCode(details) };
}
