import * as v from 'valibot';
import { addressSchema } from '../addresses/address.ts';
import { moneySchema } from '../money/money.ts';
import { paymentTermsSchema } from '../money/payment-terms.ts';
import { totalsSchema } from '../money/totals.ts';
import { id } from '../rules/field-rules.ts';
import { invoiceKinds, invoiceStateFilters, invoiceStates } from './invoice-states.ts';

export * from './invoice-states.ts';

/** One of {@link invoiceStates}. */
export const invoiceStateSchema = v.picklist(invoiceStates, 'invalid_choice');
/** One of {@link invoiceStateFilters}. */
export const invoiceStateFilterSchema = v.picklist(invoiceStateFilters, 'invalid_choice');
/** One of {@link invoiceKinds}. */
export const invoiceKindSchema = v.picklist(invoiceKinds, 'invalid_choice');
/** Formats of an invoice: PDF for reading (with embedded EN 16931 data), XML (XRechnung) for booking. */
export const invoiceFormats = ['pdf', 'xml'] as const;

/** An invoice as lists show it. Days are ISO 8601 dates. */
export const invoiceSummarySchema = v.object({
  id,
  /** For example RE-2026-001234, or GU-2026-000017 for a credit note. */
  number: v.string(),
  kind: invoiceKindSchema,
  state: invoiceStateSchema,
  issuedOn: v.string(),
  /** Null for a credit note. */
  dueOn: v.nullable(v.string()),
  /** Days past the due date; 0 unless overdue. */
  daysOverdue: v.number(),
  net: moneySchema,
  gross: moneySchema,
  /** Amount still to be paid; negative where the customer is owed money. */
  openAmount: moneySchema,
  orders: v.array(v.object({ id, number: v.string() })),
  /** The customer's own order number. */
  reference: v.nullable(v.string()),
  /** Formats that `downloadInvoice` offers. */
  formats: v.array(v.picklist(invoiceFormats)),
});
export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>;

/** Sums over all invoices that match the filters other than the state, not only those of the page. */
export const invoiceListSummarySchema = v.object({
  /** Total to be paid, less the amounts owed to the customer. */
  openAmount: moneySchema,
  openCount: v.number(),
  /** Part of it that is due today or within the next six days. */
  dueSoonAmount: moneySchema,
  dueSoonCount: v.number(),
  /** Part of it that is past its due date. */
  overdueAmount: moneySchema,
  overdueCount: v.number(),
});
export type InvoiceListSummary = v.InferOutput<typeof invoiceListSummarySchema>;

/** Units of a line's quantity. */
export const invoiceUnits = ['piece', 'hour', 'month', 'kilowatt_hour'] as const;

/** A line of an invoice; quantities and amounts of a credit note are negative. */
export const invoiceLineSchema = v.object({
  position: v.number(),
  /** Number of the article; null for a line without one. */
  number: v.nullable(v.string()),
  description: v.string(),
  quantity: v.number(),
  unit: v.picklist(invoiceUnits),
  /** `totals.basis` says whether net or gross is binding; the other is for information. */
  unitNet: moneySchema,
  unitGross: moneySchema,
  /** Discount already subtracted from this line; its amount is net or gross as `totals.basis` says. */
  discount: v.nullable(v.object({ percent: v.number(), amount: moneySchema })),
  lineNet: moneySchema,
  lineGross: moneySchema,
  taxRate: v.number(),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** Details for paying the open amount. */
export const paymentDetailsSchema = v.object({
  recipient: v.string(),
  iban: v.string(),
  bic: v.string(),
  /** Reference to state with the payment. */
  reference: v.string(),
  amount: moneySchema,
  /** The same details as a QR code for a banking app (EPC069-12): its text, and its dark modules as an SVG path in a square of `size` units. */
  qrCode: v.object({ text: v.string(), size: v.number(), path: v.string() }),
});

/** One invoice with all details. */
export const invoiceSchema = v.object({
  ...invoiceSummarySchema.entries,
  lines: v.array(invoiceLineSchema),
  totals: totalsSchema,
  /** `reverse_charge`: the recipient owes the VAT; none is charged. */
  taxTreatment: v.picklist(['standard', 'reverse_charge']),
  /** Issuer of the invoice. */
  seller: v.object({ name: v.string(), vatId: v.string() }),
  customerNumber: v.string(),
  /** VAT identification number of the recipient, where it is known. */
  vatId: v.nullable(v.string()),
  invoiceAddress: addressSchema,
  /** The day of the delivery or the last day of the service. */
  deliveredOn: v.string(),
  paymentTerms: v.nullable(paymentTermsSchema),
  /** Last day and amount for paying with the discount of the terms; null where there is no discount, or no longer one. */
  earlyPayment: v.nullable(v.object({ until: v.string(), percent: v.number(), amount: moneySchema })),
  payments: v.array(
    v.object({
      on: v.string(),
      amount: moneySchema,
      /** `offset`: set off against a credit note; `discount`: the discount of the payment terms. */
      method: v.picklist(['transfer', 'direct_debit', 'card', 'offset', 'discount']),
    }),
  ),
  paidAmount: moneySchema,
  /** Null where nothing is open. */
  paymentDetails: v.nullable(paymentDetailsSchema),
  /** Number of the last reminder; 0 for none. */
  dunningLevel: v.number(),
  /** Oldest first. */
  reminders: v.array(v.object({ level: v.number(), on: v.string() })),
  /** The invoice that this one corrects, or the credit notes that correct it. */
  related: v.array(
    v.object({ id, number: v.string(), kind: invoiceKindSchema, issuedOn: v.string(), gross: moneySchema }),
  ),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;
