import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Calls per subject and time window, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').notNull(),
    windowStart: at('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
);
