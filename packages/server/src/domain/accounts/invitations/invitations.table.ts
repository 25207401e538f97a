import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns.ts';
import { companies } from '../../companies/companies.table.ts';
import { users } from '../accounts.table.ts';

/**
 * Links by which somebody takes up an invitation, one row per mail. Only the newest of a person is open: a reminder replaces the one
 * before, taking it up uses it. The secret itself stands in the mail alone.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    /** Who is invited: a user in status `invited`, with their roles in a membership. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Into which company. */
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** Who invited; null once that account is gone. */
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** `sha256Hex` of the link's secret. */
    tokenHash: text('token_hash').notNull().unique(),
    /** What was written to the person; a reminder says it again. */
    message: text('message'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was taken up. */
    usedAt: instant('used_at'),
    /** When a fresh link took its place, or the invitation was withdrawn. */
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
 * Files of invitations that were committed, by company and content: so that the same file again says when. Who is invited stands
 * in their own rows.
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
