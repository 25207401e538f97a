import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';

/** An article of the knowledge platform. `brandId` null: for the customers of every brand. */
export const knowledgeArticles = pgTable('knowledge_articles', {
  id: text('id').primaryKey(),
  brandId: text('brand_id'),
  topic: text('topic').$type<KnowledgeTopic>().notNull(),
  /** Who may read it: everybody, or technicians alone. */
  audience: text('audience', { enum: ['everyone', 'technicians'] }).notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type KnowledgeTopic = 'charging' | 'billing' | 'installation' | 'faults';

/** What articles say, one row per language they were written in. `searchText` is folded by `foldText`. */
export const knowledgeTexts = pgTable(
  'knowledge_texts',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => knowledgeArticles.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    paragraphs: text('paragraphs').array().notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.language] })],
);
