import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Counted calls per subject and time window, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
);
