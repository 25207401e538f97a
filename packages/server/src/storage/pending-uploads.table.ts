import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that callers send and nothing refers to yet. The effect that keeps a file takes its row away, in its transaction. */
export const pendingUploads = pgTable(
  'pending_uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('pending_uploads_started').on(table.startedAt)],
);
