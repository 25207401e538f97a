import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What is raised with every change of what the shop shows, by triggers and in the transaction that changes it. A version is the
 * sum over the rows of its part: each transaction raises a row that nobody else holds, so no change waits for another one, and
 * makes one where all are held. Numbers begin and grow by chance: a database that was put back never comes to one that was known.
 */
export const shopVersions = pgTable('shop_versions', {
  id: text('id').primaryKey(),
  /** `catalogue`: articles, texts, prices, categories, tags. `stock`: how many of each there are. */
  part: text('part').$type<'catalogue' | 'stock'>().notNull(),
  stamp: bigint('stamp', { mode: 'number' }).notNull(),
});
