import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Links for choosing a new password, one per account: a new link replaces the previous one, and its use deletes it. */
export const passwordLinks = pgTable('password_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `sha256Hex` of the link's secret, which only the mail contains. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
