import type { Address, PaymentTerms, PriceBasis } from '@foyer/contract';
import type { Invoice, InvoiceKind, InvoiceLine } from '@foyer/contract/invoices/invoices.schema';
import type { TaxShare } from '@foyer/contract/tax-shares';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, day } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';
import { sellers } from './sellers.table.ts';

/** An order that an invoice is for. */
export interface InvoicedOrder {
  readonly id: string;
  readonly number: string;
}

/** SQL condition that an amount is still open. */
const isUnsettled = (openAmount: AnyPgColumn): SQL => sql`${openAmount} <> 0`;

/** SQL condition for credit notes. They are few, so a partial index finds them. */
const isCreditNote = (kind: AnyPgColumn): SQL => sql`${kind} = 'credit_note'`;

/**
 * Invoices and credit notes (with negative amounts), with all data as of their issue. `settlement` is the state that does not depend
 * on the day: `overdue` follows from `dueOn`. `openAmount` is 0 if the invoice is paid or cancelled. `urgency` is the sort key of the
 * state (see `urgencyOf`); `searchText` is folded by `foldText`.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    settlement: text('settlement').$type<'open' | 'partially_paid' | 'paid' | 'cancelled'>().notNull(),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<'b2b' | 'b2c_cc'>().notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Language of the customer, in which the invoice is written. */
    language: text('language').$type<Language>().notNull(),
    issuedOn: day('issued_on').notNull(),
    /** Due date; for a credit note the day of issue. */
    dueOn: day('due_on').notNull(),
    deliveredOn: day('delivered_on').notNull(),
    customerNumber: text('customer_number').notNull(),
    vatId: text('vat_id'),
    reference: text('reference'),
    orders: jsonb('orders').$type<readonly InvoicedOrder[]>().notNull(),
    /** The invoice that a credit note corrects. */
    correctsId: text('corrects_id'),
    taxTreatment: text('tax_treatment').$type<Invoice['taxTreatment']>().notNull(),
    basis: text('basis').$type<PriceBasis>().notNull(),
    itemsNet: cents('items_net').notNull(),
    itemsGross: cents('items_gross').notNull(),
    shippingNet: cents('shipping_net').notNull(),
    shippingGross: cents('shipping_gross').notNull(),
    net: cents('net').notNull(),
    gross: cents('gross').notNull(),
    taxes: jsonb('taxes').$type<readonly TaxShare[]>().notNull(),
    openAmount: cents('open_amount').notNull(),
    invoiceAddress: jsonb('invoice_address').$type<Address>().notNull(),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>(),
    urgency: text('urgency').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('invoices_company').on(t.companyId, t.mode, t.issuedOn, t.id),
    index('invoices_company_due').on(t.companyId, t.mode, t.dueOn, t.id),
    index('invoices_company_gross').on(t.companyId, t.mode, t.gross, t.id),
    index('invoices_company_open').on(t.companyId, t.mode, t.openAmount, t.id),
    index('invoices_company_urgency').on(t.companyId, t.mode, t.urgency, t.id),
    index('invoices_company_settlement').on(t.companyId, t.mode, t.settlement, t.issuedOn, t.id),
    index('invoices_company_credits').on(t.companyId, t.mode, t.issuedOn, t.id).where(isCreditNote(t.kind)),
    index('invoices_unsettled').on(t.companyId, t.mode, t.dueOn).where(isUnsettled(t.openAmount)),
    index('invoices_user').on(t.userId, t.mode, t.issuedOn, t.id),
    index('invoices_corrects').on(t.correctsId),
    index('invoices_orders').using('gin', sql`${t.orders} jsonb_path_ops`),
    index('invoices_trigram').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

const invoiceId = () =>
  text('invoice_id')
    .notNull()
    .references(() => invoices.id, { onDelete: 'cascade' });

/** Lines of invoices. `discountAmount` is net or gross like the invoice's basis, and already deducted from `lineNet` and `lineGross`. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: text('id').primaryKey(),
    invoiceId: invoiceId(),
    position: integer('position').notNull(),
    number: text('number'),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    unit: text('unit').$type<InvoiceLine['unit']>().notNull(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
    discountPercent: integer('discount_percent'),
    discountAmount: cents('discount_amount'),
    lineNet: cents('line_net').notNull(),
    lineGross: cents('line_gross').notNull(),
    taxRate: integer('tax_rate').notNull(),
  },
  (t) => [uniqueIndex('invoice_lines_position').on(t.invoiceId, t.position)],
);

/** Payments of invoices, and amounts set off against a credit note. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: text('id').primaryKey(),
    invoiceId: invoiceId(),
    on: day('paid_on').notNull(),
    amount: cents('amount').notNull(),
    method: text('method').$type<Invoice['payments'][number]['method']>().notNull(),
  },
  (t) => [index('invoice_payments_invoice').on(t.invoiceId)],
);

export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    id: text('id').primaryKey(),
    invoiceId: invoiceId(),
    level: integer('level').notNull(),
    on: day('sent_on').notNull(),
  },
  (t) => [uniqueIndex('invoice_reminders_level').on(t.invoiceId, t.level)],
);
