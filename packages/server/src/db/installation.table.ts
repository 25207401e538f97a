import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation, for example that the demo data was loaded. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
