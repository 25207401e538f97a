import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { Language } from '../languages/language.ts';

const regconfig = customType<{ data: string }>({ dataType: () => 'regconfig' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Groups of customers with the same prices. `basis` names the exact price: net (business) or gross (private). */
export const priceGroups = pgTable('price_groups', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  basis: text('basis').$type<'net' | 'gross'>().notNull(),
});

/** Categories. `ancestorIds` holds the category itself and all categories above it, so that a branch is found without recursion. */
export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  parentId: text('parent_id'),
  ancestorIds: text('ancestor_ids').array().notNull(),
  position: integer('position').notNull(),
  pictureKey: text('picture_key'),
});

/** Names of categories, one row per language they were written in; `nearestText` finds the one to show. */
export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.language] })],
);

export const tags = pgTable('tags', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
});

/** Names of tags, one row per language they were written in. */
export const tagTexts = pgTable(
  'tag_texts',
  {
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.language] })],
);

/** Articles. `stock` null: unlimited (services). `backorderDays` null: cannot be ordered beyond the stock. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<'hardware' | 'service'>().notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    manufacturer: text('manufacturer').notNull(),
    pictureKeys: text('picture_keys').array().notNull(),
    taxRate: integer('tax_rate').notNull(),
    minQuantity: integer('min_quantity').notNull(),
    maxQuantity: integer('max_quantity').notNull(),
    quantityStep: integer('quantity_step').notNull(),
    stock: integer('stock'),
    leadTimeDays: integer('lead_time_days'),
    backorderDays: integer('backorder_days'),
    popularity: integer('popularity').notNull(),
    isActive: boolean('is_active').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    index('articles_category').on(t.categoryId),
    index('articles_newest').on(t.publishedAt, t.id),
    index('articles_popular').on(t.popularity, t.id),
    index('articles_number').on(sql`lower(${t.number})`),
  ],
);

/**
 * Texts of articles, one row per language. A language without own texts repeats those of the nearest one, so that a list joins exactly
 * one row. `sortName` and `searchText` are folded by `foldText` (decision 0040). `searchConfiguration` is that of the language in the
 * contract's list; it is a column, so that a new language needs no change of the schema. The indexes on `searchVector` and
 * `searchText`, one pair per language, are created with a language (`bring-in-languages.repo.ts`), so that a search does not read
 * the hits of other languages.
 */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    searchConfiguration: regconfig('search_configuration').notNull(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    attributes: jsonb('attributes').$type<readonly { label: string; value: string }[]>().notNull(),
    sortName: text('sort_name').notNull(),
    searchText: text('search_text').notNull(),
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector(search_configuration, name), 'A') || setweight(to_tsvector(search_configuration, search_text), 'B')`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.language] }),
    index('article_texts_name').on(t.language, t.sortName, t.articleId),
  ],
);

/**
 * Words of the articles' search texts, for suggestions when a search is misspelled. Triggers on `article_texts` add words; words that
 * no text contains any more stay, which does no harm.
 */
export const searchWords = pgTable(
  'search_words',
  {
    language: text('language').$type<Language>().notNull(),
    word: text('word').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.word] }),
    index('search_words_trigram').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
);

/** Price per piece from `minQuantity` pieces on, in cents, per price group. The row with quantity 1 makes an article visible to the group. */
export const articlePrices = pgTable(
  'article_prices',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    priceGroupId: text('price_group_id')
      .notNull()
      .references(() => priceGroups.id),
    minQuantity: integer('min_quantity').notNull(),
    net: integer('net').notNull(),
    gross: integer('gross').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.priceGroupId, t.minQuantity] }),
    index('article_prices_order').on(t.priceGroupId, t.net, t.articleId).where(sql`min_quantity = 1`),
  ],
);

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: text('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.tagId] }),
    index('article_tags_tag').on(t.tagId, t.articleId),
  ],
);

/** Data sheets and manuals; all variants of a family share one. */
export const documents = pgTable('article_files', {
  id: text('id').primaryKey(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  storageKey: text('storage_key').notNull(),
});

/** Titles of documents, one row per language they were written in. */
export const documentTexts = pgTable(
  'article_file_texts',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.language] })],
);

export const articleDocuments = pgTable(
  'article_documents',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.documentId] })],
);

export const articleRelations = pgTable(
  'article_relations',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    relatedId: text('related_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.relatedId] })],
);
