import type { Address, PaymentTerms, PriceBasis } from '@foyer/contract';
import type { OrderState } from '@foyer/contract/orders/orders.schema';
import type { Backorder } from '@foyer/contract/shop/shop.schema';
import type { TaxShare } from '@foyer/contract/tax-shares';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, day, instant } from '../../db/columns.ts';

/**
 * Orders, with all data as of when they were placed: names, prices and addresses never change afterwards. `cartId` is the cart or
 * quotation from which the order was made, and unique: each gives at most one order. `searchText` is folded by `foldText`.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    cartId: text('cart_id').notNull(),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<'b2b' | 'b2c_cc'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    reference: text('reference'),
    costCentre: text('cost_centre'),
    note: text('note'),
    orderedAt: instant('ordered_at').notNull(),
    orderedBy: text('ordered_by').notNull(),
    requestedDeliveryDate: day('requested_delivery_date'),
    expectedDeliveryDate: day('expected_delivery_date'),
    itemCount: integer('item_count').notNull(),
    preview: text('preview').array().notNull(),
    basis: text('basis').$type<PriceBasis>().notNull(),
    itemsNet: cents('items_net').notNull(),
    itemsGross: cents('items_gross').notNull(),
    shippingNet: cents('shipping_net').notNull(),
    shippingGross: cents('shipping_gross').notNull(),
    net: cents('net').notNull(),
    gross: cents('gross').notNull(),
    taxes: jsonb('taxes').$type<readonly TaxShare[]>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<Address>().notNull(),
    invoiceAddress: jsonb('invoice_address').$type<Address>().notNull(),
    paymentTerms: jsonb('payment_terms').$type<PaymentTerms>(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    uniqueIndex('orders_cart').on(t.cartId),
    index('orders_company').on(t.companyId, t.mode, t.orderedAt, t.id),
    index('orders_company_gross').on(t.companyId, t.mode, t.gross, t.id),
    index('orders_company_state').on(t.companyId, t.mode, t.state, t.id),
    index('orders_company_buyer').on(t.companyId, t.mode, t.userId, t.orderedAt, t.id),
    index('orders_user').on(t.userId, t.mode, t.orderedAt, t.id),
    index('orders_trigram').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/** Lines of orders. `articleId` has no foreign key: an article may leave the shop, an order line stays. */
export const orderItems = pgTable(
  'order_items',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    articleId: text('article_id').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    pictureKey: text('picture_key'),
    quantity: integer('quantity').notNull(),
    shippedQuantity: integer('shipped_quantity').notNull(),
    backorder: jsonb('backorder').$type<Backorder>(),
    unitNet: integer('unit_net').notNull(),
    unitGross: integer('unit_gross').notNull(),
    lineNet: cents('line_net').notNull(),
    lineGross: cents('line_gross').notNull(),
    taxRate: integer('tax_rate').notNull(),
    note: text('note'),
  },
  (t) => [uniqueIndex('order_items_position').on(t.orderId, t.position)],
);

/** Timeline of orders: the states that an order reached. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<OrderState>().notNull(),
    at: instant('at').notNull(),
    actor: text('actor'),
  },
  (t) => [index('order_events_order').on(t.orderId, t.at)],
);
