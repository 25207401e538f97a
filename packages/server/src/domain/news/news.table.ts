import type { Mode } from '@foyer/contract';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localized } from '../languages/language.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One language's text of a news entry. */
export interface NewsText {
  readonly title: string;
  readonly teaser: string;
  readonly paragraphs: readonly string[];
  readonly linkLabel?: string;
}

/** `brandId` null: for the customers of every brand. `modes`: for business customers, private ones, or both. */
export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    brandId: text('brand_id'),
    modes: text('modes').array().$type<Mode[]>().notNull(),
    category: text('category').$type<'product' | 'service' | 'event' | 'notice'>().notNull(),
    publishedAt: instant('published_at').notNull(),
    pictureKey: text('picture_key'),
    linkUrl: text('link_url'),
    texts: jsonb('texts').$type<Localized<NewsText>>().notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [index('news_newest').on(t.publishedAt, t.id)],
);

/** Who has seen which entry. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: text('user_id').notNull(),
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.newsId] })],
);
