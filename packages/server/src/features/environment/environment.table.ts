import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brands } from '../session/session.table.ts';

/** The supported locales in the order people choose from. */
export const locales = pgTable('locales', {
  /** `de_DE`. */
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
});

/** Texts that replace those of the catalogues, for everybody (no brand) or for one brand. */
export const messageOverrides = pgTable(
  'message_overrides',
  {
    id: text('id').primaryKey(),
    locale: text('locale')
      .notNull()
      .references(() => locales.code),
    brandId: text('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    /** ICU message format. */
    message: text('message').notNull(),
  },
  (table) => [unique('message_overrides_key').on(table.locale, table.brandId, table.messageId).nullsNotDistinct()],
);
