import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';
import { paymentTermsSchema } from '../payment-terms.ts';
import { totalsSchema } from '../totals.ts';
import { invoiceKinds, invoiceStates } from './invoice-states.ts';

export * from './invoice-states.ts';

/** One of {@link invoiceStates}. */
export const invoiceStateSchema = v.picklist(invoiceStates, 'invalid_choice');
/** One of {@link invoiceKinds}. */
export const invoiceKindSchema = v.picklist(invoiceKinds, 'invalid_choice');
/** PDF to read (with the data of EN 16931 in it), XML (XRechnung) to book. */
export const invoiceFormats = ['pdf', 'xml'] as const;

/** An invoice as lists show it. Days are ISO 8601 dates. */
export const invoiceSummarySchema = v.object({
  id,
  /** For example RE-2026-001234; of a credit note GU-2026-000017. */
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
  /** What is still to be paid; negative where the customer is owed something. */
  openAmount: moneySchema,
  orders: v.array(v.object({ id, number: v.string() })),
  /** The customer's own order number. */
  reference: v.nullable(v.string()),
  /** Formats `downloadInvoice` answers. */
  formats: v.array(v.picklist(invoiceFormats)),
});
export type InvoiceSummary = v.InferOutput<typeof invoiceSummarySchema>;

/** Sums over everything the filter matches, not over the page. */
export const invoiceListSummarySchema = v.object({
  /** All that is to be paid, less what the customer is owed. */
  openAmount: moneySchema,
  openCount: v.number(),
  /** Of it what is due today or within the next six days. */
  dueSoonAmount: moneySchema,
  dueSoonCount: v.number(),
  /** Of it what should have been paid. */
  overdueAmount: moneySchema,
  overdueCount: v.number(),
});
export type InvoiceListSummary = v.InferOutput<typeof invoiceListSummarySchema>;

/** What a line's quantity counts. */
export const invoiceUnits = ['piece', 'hour', 'month', 'kilowatt_hour'] as const;

/** A line of an invoice; quantities and amounts of a credit note are negative. */
export const invoiceLineSchema = v.object({
  position: v.number(),
  /** The article's number; null for what is no article. */
  number: v.nullable(v.string()),
  description: v.string(),
  quantity: v.number(),
  unit: v.picklist(invoiceUnits),
  /** Which of net and gross binds, `totals.basis` says; the other is for information. */
  unitNet: moneySchema,
  unitGross: moneySchema,
  /** Taken off this line already; the amount is on the basis. */
  discount: v.nullable(v.object({ percent: v.number(), amount: moneySchema })),
  lineNet: moneySchema,
  lineGross: moneySchema,
  taxRate: v.number(),
});
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;

/** How to pay what is open. */
export const paymentDetailsSchema = v.object({
  recipient: v.string(),
  iban: v.string(),
  bic: v.string(),
  /** What to name with the payment. */
  reference: v.string(),
  amount: moneySchema,
  /** The same for a banking app (EPC069-12): the code's text, and its dark modules as an SVG path in a square of `size` units. */
  qrCode: v.object({ text: v.string(), size: v.number(), path: v.string() }),
});

/** One invoice with everything. */
export const invoiceSchema = v.object({
  ...invoiceSummarySchema.entries,
  lines: v.array(invoiceLineSchema),
  totals: totalsSchema,
  /** `reverse_charge`: the recipient owes the VAT; none is charged. */
  taxTreatment: v.picklist(['standard', 'reverse_charge']),
  /** Who issued it. */
  seller: v.object({ name: v.string(), vatId: v.string() }),
  customerNumber: v.string(),
  /** The recipient's VAT identification number, where it is known. */
  vatId: v.nullable(v.string()),
  invoiceAddress: addressSchema,
  /** The day of the delivery or the last day of the service. */
  deliveredOn: v.string(),
  paymentTerms: v.nullable(paymentTermsSchema),
  /** What to pay until when to have the discount of the terms; null where there is none, or no longer. */
  earlyPayment: v.nullable(v.object({ until: v.string(), percent: v.number(), amount: moneySchema })),
  payments: v.array(
    v.object({
      on: v.string(),
      amount: moneySchema,
      /** `offset`: set off against a credit note; `discount`: the discount of the terms, taken. */
      method: v.picklist(['transfer', 'direct_debit', 'card', 'offset', 'discount']),
    }),
  ),
  paidAmount: moneySchema,
  /** Null when nothing is open. */
  paymentDetails: v.nullable(paymentDetailsSchema),
  /** 0 none, then the number of the last reminder. */
  dunningLevel: v.number(),
  /** Oldest first. */
  reminders: v.array(v.object({ level: v.number(), on: v.string() })),
  /** The invoice that this one corrects, or the credit notes that correct it. */
  related: v.array(
    v.object({ id, number: v.string(), kind: invoiceKindSchema, issuedOn: v.string(), gross: moneySchema }),
  ),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;
