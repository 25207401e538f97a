import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Uploaded files that nothing refers to yet. The effect that keeps a file deletes its row, in the same transaction. */
export const pendingUploads = pgTable(
  'pending_uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [index('pending_uploads_started').on(table.startedAt)],
);
