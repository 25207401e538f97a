import type { Mode } from '@foyer/contract';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../domain/accounts/accounts.table.ts';
import { articles } from '../../domain/articles/articles.table.ts';

/**
 * Who is to be told that an article can be had again, in which company and mode they asked. A row goes with the mail it becomes, or
 * when the mail is not wanted any more: nothing is kept of what is over.
 */
export const articleNotices = pgTable(
  'article_notices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    companyId: text('company_id'),
    mode: text('mode').$type<Mode>().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.articleId] }), index('article_notices_article').on(t.articleId)],
);
