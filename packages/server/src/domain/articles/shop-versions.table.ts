import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Versions of the shop's data, raised by triggers in the transaction that changes the data. A version is the sum over the rows of its
 * part: each transaction raises a row that no other transaction has locked, and inserts one where all are locked, so that changes do
 * not wait for each other. Numbers start and grow at random, so that a restored database does not repeat a version that is cached.
 */
export const shopVersions = pgTable('shop_versions', {
  id: text('id').primaryKey(),
  /** `catalogue`: articles, texts, prices, categories, tags. `stock`: the articles' stock. */
  part: text('part').$type<'catalogue' | 'stock'>().notNull(),
  stamp: bigint('stamp', { mode: 'number' }).notNull(),
});
