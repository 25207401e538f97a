import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { brands } from '../branding/brands.table.ts';
import { locales } from './locales.table.ts';

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
  (table) => [
    unique('message_overrides_key').on(table.locale, table.brandId, table.messageId).nullsNotDistinct(),
  ],
);
