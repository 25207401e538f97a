import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { visibleArticles } from '../../catalogue/article-rows.repo.ts';
import {
  articlePrices,
  articles,
  articleTags,
  articleTexts,
  categories,
} from '../../catalogue/catalogue.table.ts';
import type { Database } from '../../db/client.ts';
import {
  countLimit,
  countOf,
  orderBy,
  pageCondition,
  parseSort,
  type SortOrder,
  sortValueOf,
} from '../../keyset/keyset.repo.ts';
import type { Language } from '../../localization/language.ts';
import { matchesSearch, type SearchMode, searchRank } from './article-search.repo.ts';

interface View {
  readonly priceGroupId: string;
  readonly language: Language;
}

export interface ArticleFilters {
  readonly search?: string | undefined;
  readonly searchMode: SearchMode;
  readonly category?: string | undefined;
  readonly tag?: string[] | undefined;
  readonly kind?: 'hardware' | 'service' | undefined;
  readonly available?: boolean | undefined;
  readonly id?: string[] | undefined;
}

type ArticleSort = `${'relevance' | 'name' | 'price' | 'newest'}:${'asc' | 'desc'}`;

export interface ArticlePage extends ArticleFilters {
  readonly sort: ArticleSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** One row more than `limit`; null for a cursor that is not ours. */
export async function readArticlePage(db: Database, view: View, page: ArticlePage) {
  const order = sortOrder(page, view.language);
  const behind = pageCondition(order, page.sort, page.cursor);
  if (behind === null) return null;
  const where = and(filtersOf(page, view.language), behind);
  return visibleArticles(db, view, where, sortValueOf(order))
    .orderBy(...orderBy(order))
    .limit(page.limit + 1);
}

/** How many articles the filters leave, counted up to one above the cap. */
export async function countArticles(db: Database, view: View, filters: ArticleFilters): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(articlePrices)
    .innerJoin(articles, eq(articles.id, articlePrices.articleId))
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, view.language)),
    )
    .where(
      and(
        eq(articlePrices.priceGroupId, view.priceGroupId),
        eq(articlePrices.minQuantity, 1),
        eq(articles.isActive, true),
        filtersOf(filters, view.language),
      ),
    )
    .limit(countLimit)
    .as('found');
  return countOf(db, found);
}

function sortOrder({ sort, search, searchMode }: ArticlePage, language: Language): SortOrder {
  const { field, direction } = parseSort(sort);
  const id = articles.id;
  if (field === 'name') return { expression: articleTexts.sortName, kind: 'text', direction, id };
  if (field === 'price') return { expression: articlePrices.net, kind: 'integer', direction, id };
  if (field === 'newest') return { expression: articles.publishedAt, kind: 'instant', direction, id };
  return search
    ? { expression: searchRank(search, language, searchMode), kind: 'decimal', direction, id }
    : { expression: articles.popularity, kind: 'integer', direction, id };
}

function filtersOf(
  { search, searchMode, category, tag, kind, available, id }: ArticleFilters,
  language: Language,
) {
  return and(
    search ? matchesSearch(search, language, searchMode) : undefined,
    category ? inCategory(category) : undefined,
    tag ? hasEveryTag(tag) : undefined,
    kind ? eq(articles.kind, kind) : undefined,
    available === undefined ? undefined : isAvailable(available),
    id ? inArray(articles.id, id.slice(0, 100)) : undefined,
  );
}

/** In the category or anywhere below it. */
const inCategory = (category: string): SQL =>
  sql`${articles.categoryId} in (select ${categories.id} from ${categories} where ${category} = any(${categories.ancestorIds}))`;

const hasEveryTag = (tags: readonly string[]): SQL | undefined =>
  and(
    ...tags
      .slice(0, 20)
      .map(
        (tag) =>
          sql`exists (select 1 from ${articleTags} where ${articleTags.articleId} = ${articles.id} and ${articleTags.tagId} = ${tag})`,
      ),
  );

function isAvailable(available: boolean): SQL | undefined {
  const can = or(sql`coalesce(${articles.stock}, 1) > 0`, isNotNull(articles.backorderDays));
  return available ? can : sql`not (${can})`;
}
