import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { id } from '../field-rules.ts';
import { moneySchema } from '../money.ts';

/** `overdue` is `open` or `partially_paid` past its due date; the server decides. */
export const invoiceStates = ['open', 'partially_paid', 'overdue', 'paid', 'cancelled'] as const;
/** One of {@link invoiceStates}. */
export const invoiceStateSchema = v.picklist(invoiceStates, 'invalid_choice');
/** A credit note has negative amounts. */
export const invoiceKindSchema = v.picklist(['invoice', 'credit_note'], 'invalid_choice');
/** PDF to read, XML (EN 16931) to book. */
export const invoiceFormats = ['pdf', 'xml'] as const;

/** An invoice as lists show it. Days are ISO 8601 dates. */
export const invoiceSummarySchema = v.object({
  id,
  /** For example RE-2026-001234. */
  number: v.string(),
  kind: invoiceKindSchema,
  state: invoiceStateSchema,
  issuedOn: v.string(),
  dueOn: v.nullable(v.string()),
  /** Days past the due date; 0 unless overdue. */
  daysOverdue: v.number(),
  net: moneySchema,
  gross: moneySchema,
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
  openAmount: moneySchema,
  overdueAmount: moneySchema,
  openCount: v.number(),
  overdueCount: v.number(),
});

/** One invoice with everything. */
export const invoiceSchema = v.object({
  ...invoiceSummarySchema.entries,
  lines: v.array(
    v.object({
      position: v.number(),
      number: v.nullable(v.string()),
      description: v.string(),
      quantity: v.number(),
      unitNet: moneySchema,
      lineNet: moneySchema,
      taxRate: v.number(),
    }),
  ),
  taxes: v.array(v.object({ rate: v.number(), net: moneySchema, tax: moneySchema })),
  invoiceAddress: addressSchema,
  payments: v.array(
    v.object({
      on: v.string(),
      amount: moneySchema,
      method: v.picklist(['transfer', 'direct_debit', 'card', 'offset']),
    }),
  ),
  /** How to pay what is open; null when nothing is. */
  paymentDetails: v.nullable(
    v.object({ recipient: v.string(), iban: v.string(), bic: v.string(), reference: v.string() }),
  ),
  /** 0 none, then the number of the last reminder. */
  dunningLevel: v.number(),
  /** The invoice that this one corrects, or that corrects it. */
  related: v.array(v.object({ id, number: v.string(), kind: invoiceKindSchema })),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;
