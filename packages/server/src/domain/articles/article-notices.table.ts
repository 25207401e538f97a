import type { Mode } from '@foyer/contract';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { articles } from './articles.table.ts';

/**
 * Users who want a mail when an article can be ordered again, with the company and mode in which they asked. A row is deleted when its
 * mail is written or the user withdraws it.
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
