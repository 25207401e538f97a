import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Files that callers send and nothing refers to yet. The effect that keeps a file takes its row away, in its transaction. */
export const pendingUploads = pgTable(
  'pending_uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [index('pending_uploads_started').on(table.startedAt)],
);
