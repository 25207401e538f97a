import type { ChoosableMailKind, MailKind } from '@foyer/contract/profile/mail-kinds';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { users } from '../domain/accounts/accounts.table.ts';

/** Outgoing mails: written with the effect that causes them, sent by one worker at a time. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** Null for mails from before there were kinds. */
    kind: text('kind').$type<MailKind>(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html'),
    senderName: text('sender_name'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt)],
);

/** Kinds of mail that users turned off; all others are sent. */
export const mutedMails = pgTable(
  'muted_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ChoosableMailKind>().notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
