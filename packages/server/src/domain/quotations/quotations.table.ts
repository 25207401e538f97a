import type { Address, Mode, PaymentTerms, PriceBasis } from '@foyer/contract';
import type { QuotationSide, QuotationState } from '@foyer/contract/quotations/quotation-states';
import type { TaxShare } from '@foyer/contract/tax-shares';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, day, instant } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';

/** States that are stored. `accepted` is not: a quotation passes it on the way to `ordered`. */
export type StoredState = Exclude<QuotationState, 'accepted'>;

/** Sort key of the validity: quotations without an end sort last. */
export const validityOf = (validUntil: AnyPgColumn): SQL => sql`coalesce(${validUntil}, '9999-12-31'::date)`;
/** Sort key of the amount: quotations without an offer sort first. */
export const amountOf = (gross: AnyPgColumn): SQL => sql`coalesce(${gross}, 0)`;

/**
 * Quotations. Sums are null until there is an offer, and stay those of the last offer while a new one is prepared. `validUntil` is
 * null while there is no offer to accept. An offer whose last day is over is expired whatever `state` says (`stateOn`). `version`
 * rises with changes of state, lines, prices and validity. `searchText` is folded by `foldText`.
 */
export const quotations = pgTable(
  'quotations',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    /** Language of the customer, for names and documents. */
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<StoredState>().notNull(),
    version: integer('version').notNull(),
    cancelledBy: text('cancelled_by').$type<QuotationSide>(),
    title: text('title'),
    reference: text('reference'),
    description: text('description'),
    note: text('note'),
    requestedDeliveryDate: day('requested_delivery_date'),
    requestedAt: instant('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    changedAt: instant('changed_at').notNull(),
    validUntil: day('valid_until'),
    /** The `validUntil` about whose end a reminder was sent. */
    remindedOf: day('reminded_of'),
    itemCount: integer('item_count').notNull(),
    preview: text('preview').array().notNull(),
    basis: text('basis').$type<PriceBasis>().notNull(),
    itemsNet: cents('items_net'),
    itemsGross: cents('items_gross'),
    shippingNet: cents('shipping_net'),
    shippingGross: cents('shipping_gross'),
    net: cents('net'),
    gross: cents('gross'),
    taxes: jsonb('taxes').$type<readonly TaxShare[]>(),
    savingsNet: cents('savings_net'),
    savingsGross: cents('savings_gross'),
    offeredAt: instant('offered_at'),
    offerNote: text('offer_note'),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>(),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    contact: jsonb('contact').$type<QuotationContact>(),
    orderId: text('order_id'),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('quotations_company').on(t.companyId, t.mode, t.requestedAt, t.id),
    index('quotations_company_valid').on(t.companyId, t.mode, validityOf(t.validUntil), t.id),
    index('quotations_company_gross').on(t.companyId, t.mode, amountOf(t.gross), t.id),
    index('quotations_company_state').on(t.companyId, t.mode, t.state, t.id),
    index('quotations_user').on(t.userId, t.mode, t.requestedAt, t.id),
    index('quotations_waiting').on(t.changedAt, t.id).where(sql`state in ('requested', 'in_preparation')`),
    index('quotations_ending').on(t.validUntil, t.id).where(sql`state = 'offered'`),
    index('quotations_trigram').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/** Person who made an offer, with contact data. */
export interface QuotationContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

const quotationId = () =>
  text('quotation_id')
    .notNull()
    .references(() => quotations.id, { onDelete: 'cascade' });

/** Lines of quotations. `listNet` and `listGross` are the shop's price for this customer and quantity when the line was written. */
export const quotationItems = pgTable(
  'quotation_items',
  {
    id: text('id').primaryKey(),
    quotationId: quotationId(),
    position: integer('position').notNull(),
    articleId: text('article_id').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    pictureKey: text('picture_key'),
    quantity: integer('quantity').notNull(),
    listNet: integer('list_net').notNull(),
    listGross: integer('list_gross').notNull(),
    unitNet: integer('unit_net'),
    unitGross: integer('unit_gross'),
    lineNet: cents('line_net'),
    lineGross: cents('line_gross'),
    taxRate: integer('tax_rate').notNull(),
    isShipped: boolean('is_shipped').notNull(),
    note: text('note'),
    offerNote: text('offer_note'),
  },
  (t) => [index('quotation_items_quotation').on(t.quotationId, t.position)],
);

/** Comments between the customer and the service. */
export const quotationComments = pgTable(
  'quotation_comments',
  {
    id: text('id').primaryKey(),
    quotationId: quotationId(),
    at: instant('at').notNull(),
    author: text('author').notNull(),
    isFromCustomer: boolean('is_from_customer').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('quotation_comments_quotation').on(t.quotationId, t.at)],
);

/** Timeline of quotations; `place` orders entries of the same instant. */
export const quotationEvents = pgTable(
  'quotation_events',
  {
    id: text('id').primaryKey(),
    quotationId: quotationId(),
    state: text('state').$type<QuotationState>().notNull(),
    at: instant('at').notNull(),
    place: integer('place').notNull().default(0),
    actor: text('actor'),
  },
  (t) => [index('quotation_events_quotation').on(t.quotationId, t.at)],
);
