import type { Mode } from '@foyer/contract';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';

/** News entries. `brandId` is null for the customers of every brand; `modes` names business customers, private ones, or both. */
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
  },
  (t) => [index('news_newest').on(t.publishedAt, t.id)],
);

/** Texts of entries, one row per language. `searchText` is folded by `foldText`. */
export const newsTexts = pgTable(
  'news_texts',
  {
    newsId: text('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    teaser: text('teaser').notNull(),
    paragraphs: text('paragraphs').array().notNull(),
    /** Null if the link has no label; it then shows the title. */
    linkLabel: text('link_label'),
    searchText: text('search_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.language] })],
);

/** Text of an entry in one language, as it is shown. */
export type NewsText = Pick<typeof newsTexts.$inferSelect, 'title' | 'teaser' | 'paragraphs' | 'linkLabel'>;

/** Entries that users have read. */
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
