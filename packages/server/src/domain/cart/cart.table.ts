import type { Mode } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { articles } from '../articles/articles.table.ts';

/**
 * Carts. There is at most one open cart per person, company and mode. An ordered cart is kept, to distinguish a second order of it
 * from an order without a cart. `version` grows over all carts of the same person, company and mode.
 */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    state: text('state').$type<'open' | 'ordered'>().notNull(),
    version: integer('version').notNull(),
    deliveryAddressId: text('delivery_address_id'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('carts_open').on(t.userId, sql`coalesce(company_id, '')`, t.mode).where(sql`state = 'open'`),
    index('carts_latest').on(t.userId, t.mode, t.companyId, t.version),
  ],
);

/** Lines of carts. `seenUnitNet` and `seenUnitGross` are the price that the customer saw when the line was last changed. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    note: text('note'),
    seenUnitNet: integer('seen_unit_net').notNull(),
    seenUnitGross: integer('seen_unit_gross').notNull(),
  },
  (t) => [uniqueIndex('cart_items_article').on(t.cartId, t.articleId)],
);
