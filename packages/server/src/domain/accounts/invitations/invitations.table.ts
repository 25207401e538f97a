import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns.ts';
import { companies } from '../../companies/companies.table.ts';
import { users } from '../accounts.table.ts';

/**
 * Links by which invited people activate their accounts, one row per mail. Only the newest link of a person is open: a reminder replaces
 * the previous one, and activation uses it. Only the mail contains the link's secret.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    /** The invited person: a user in status `invited`, with their roles in a membership. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Company that the person is to join. */
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** The inviting user; null once their account is deleted. */
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** `sha256Hex` of the link's secret. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Personal message in the mail; reminders repeat it. */
    message: text('message'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Time at which the account was activated by this link. */
    usedAt: instant('used_at'),
    /** Time at which a newer link replaced this one, or the invitation was withdrawn. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.userId)
      .where(sql`${table.usedAt} is null and ${table.replacedAt} is null`),
    index('invitations_company').on(table.companyId, table.createdAt),
    index('invitations_user').on(table.userId),
  ],
);

/**
 * Committed files of invitations, by company and content, so that a file that is uploaded again can be reported with the time of its
 * first use. The invited people are in `users` and `invitations`.
 */
export const invitationFiles = pgTable(
  'invitation_files',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sha256: text('sha256').notNull(),
    committedAt: instant('committed_at').notNull(),
    invitedCount: integer('invited_count').notNull(),
  },
  (table) => [index('invitation_files_content').on(table.companyId, table.sha256)],
);
