import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The supported locales in the order people choose from. */
export const locales = pgTable('locales', {
  /** `de_DE`. */
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
});
