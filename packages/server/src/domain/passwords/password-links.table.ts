import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Links by which somebody chooses a new password, one per account: a new one takes the place of the one before, and using it takes it away. */
export const passwordLinks = pgTable('password_links', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `sha256Hex` of the link's secret, which stands in the mail alone. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
