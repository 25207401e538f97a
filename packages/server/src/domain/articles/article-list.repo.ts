import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { SortKind } from '../../db/keyset/cursor.ts';
import {
  countLimit,
  orderBy,
  pageCondition,
  parseSort,
  rowsBefore,
  type SortOrder,
  sortValueOf,
} from '../../db/keyset/keyset.repo.ts';
import type { Language } from '../languages/language.ts';
import { languageLiteral } from '../languages/language-literal.repo.ts';
import { visibleArticles } from './article-rows.repo.ts';
import { matchesSearch, nearWords, searchRank } from './article-search.repo.ts';
import { type Window, windowLength } from './article-windows.ts';
import { articlePrices, articles, articleTags, articleTexts } from './articles.table.ts';
import { isOrderable } from './is-orderable.repo.ts';
import { isSinglePrice } from './price-group.repo.ts';

export interface ArticleFilters {
  readonly search?: string | undefined;
  /** Ids of a category and the categories below it. */
  readonly branch?: readonly string[] | undefined;
  readonly tag?: string[] | undefined;
  readonly kind?: 'hardware' | 'service' | undefined;
  readonly available?: boolean | undefined;
  readonly id?: string[] | undefined;
  readonly number?: string[] | undefined;
}

type ArticleSort = `${'relevance' | 'name' | 'price' | 'newest'}:${'asc' | 'desc'}`;

export interface ArticlePage extends ArticleFilters {
  readonly sort: ArticleSort;
  /** Whether `relevance` sorts by the rank of the search; else it sorts by popularity. */
  readonly isRanked: boolean;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  /** Name of the list in its cursors, which are invalid in other lists. */
  readonly list: string;
  readonly limit: number;
}

export interface View {
  readonly priceGroupId: string;
  readonly language: Language;
}

/** Facts about a search that are needed before its page is read. */
export interface ArticleCount extends Record<string, unknown> {
  /** Number of articles that match the filters, counted up to one above the cap. */
  readonly counted: number;
  /** The known words most similar to those typed, where the search has no hit or `isNear` asks for them. */
  readonly words: readonly string[] | null;
}

/** Reads the capped count and, for a search without a hit or with `isNear`, similar words, in one query. */
export async function countArticles(
  db: Database,
  { priceGroupId, language }: View,
  filters: ArticleFilters,
  isNear: boolean,
): Promise<ArticleCount> {
  const { search } = filters;
  // With filters, the query starts at the articles, not at the prices: in price order all matches may come last.
  const { search: _, ...narrowing } = filters;
  const isNarrow = Object.values(narrowing).some((value) => value !== undefined);
  const isPriced = sql`(select true from article_prices p where p.article_id = ${articles.id}
    and p.price_group_id = ${priceGroupId} and p.min_quantity = 1)`;
  const from = isNarrow
    ? sql`${articles}${textsOf(language, Boolean(search))} where ${articles.isActive} and ${isPriced}`
    : sql`${sources(language, Boolean(search))} where ${articlePrices.priceGroupId} = ${priceGroupId}`;
  const words = search
    ? sql`case when ${isNear}::boolean or count(*) = 0 then ${nearWords(search, language)} end`
    : sql`null`;
  const [count] = await queryRows<ArticleCount>(
    db,
    sql`select count(*)::int as counted, ${words} as words
      from (select 1 from ${from} and ${filtersOf(filters, language) ?? sql`true`} limit ${countLimit}) found`,
  );
  if (!count) throw new Error('The count query returned no row');
  return count;
}

/** Reads the beginning of a list, ids and sort values only, in one row. */
export async function readWindow(db: Database, view: View, page: ArticlePage): Promise<Window> {
  const order = sortOrder(page, view.language);
  const ids = idsOf(view, { ...page, limit: windowLength - 1, page: undefined }, order, undefined);
  const value = sortValueOf({ ...order, expression: sql`page.sort_key` });
  const [window] = await queryRows<{ ids: Window['ids'] | null; values: Window['values'] | null }>(
    db,
    sql`select json_agg(id) as ids, json_agg(value) as values from (
      select page.id, ${value} as value from (${ids}) page) page`,
  );
  return { ids: window?.ids ?? [], values: window?.values ?? [] };
}

/** Returns the type of the sort value in a list's cursors. */
export const sortKindOf = (page: ArticlePage, language: Language): SortKind => sortOrder(page, language).kind;

/** Reads a page with one row more than `limit`; null for a cursor of another list. */
export async function readArticlePage(db: Database, view: View, page: ArticlePage) {
  const order = sortOrder(page, view.language);
  const behind = pageCondition(order, page.list, page.cursor);
  if (behind === null) return null;
  const shown: SortOrder = { ...order, expression: sql`page.sort_key`, id: articles.id };
  // The columns are read for the page's rows only, not for all rows that are sorted to find them.
  return visibleArticles(db, view, undefined, sortValueOf(shown))
    .innerJoin(sql`(${idsOf(view, page, order, behind)}) page`, sql`page.id = ${articles.id}`)
    .orderBy(...orderBy(shown));
}

/** Query of a page's ids and sort values. */
function idsOf(
  { language, priceGroupId }: View,
  page: ArticlePage,
  order: SortOrder,
  behind: SQL | undefined,
) {
  const from = sources(language, Boolean(page.search) || page.sort.startsWith('name'));
  const where = and(eq(articlePrices.priceGroupId, priceGroupId), filtersOf(page, language), behind);
  const found = sql`select ${order.id} as id, ${order.expression} as sort_key from ${from} where ${where}`;
  const limit = sql`limit ${page.limit + 1} offset ${rowsBefore(page)}`;
  const isNarrow = page.branch !== undefined || page.tag !== undefined;
  if (!isNarrow || !/^(name|price)/.test(page.sort))
    return sql`${found} order by ${sql.join(orderBy(order), sql`, `)} ${limit}`;
  // Names and prices correlate with categories and tags, so an index scan in sort order may read nearly all rows before
  // it has a page. `offset 0` makes PostgreSQL find the matches first and sort them afterwards.
  const sorted = order.direction === 'asc' ? sql`sort_key, id` : sql`sort_key desc, id desc`;
  return sql`select * from (${found} offset 0) hits order by ${sorted} ${limit}`;
}

/** Joins the articles that have a price; with their texts only where a search or a sort needs them. */
export const sources = (language: Language, needsTexts: boolean): SQL =>
  sql`${articlePrices} inner join ${articles} on ${articles.id} = ${articlePrices.articleId}
    and ${isSinglePrice} and ${articles.isActive}${textsOf(language, needsTexts)}`;

const textsOf = (language: Language, areNeeded: boolean): SQL =>
  areNeeded
    ? sql` inner join ${articleTexts} on ${articleTexts.articleId} = ${articles.id}
    and ${articleTexts.language} = ${languageLiteral[language]}`
    : sql.empty();

/** Returns a sort order whose value and id are columns of one table, so that its index finds the start of a page. */
function sortOrder({ sort, search, isRanked }: ArticlePage, language: Language): SortOrder {
  const { field, direction } = parseSort(sort);
  if (field === 'name')
    return { expression: articleTexts.sortName, kind: 'text', direction, id: articleTexts.articleId };
  if (field === 'price')
    return { expression: articlePrices.net, kind: 'integer', direction, id: articlePrices.articleId };
  const { id } = articles;
  if (field === 'newest') return { expression: articles.publishedAt, kind: 'instant', direction, id };
  return search && isRanked
    ? { expression: searchRank(search, language), kind: 'decimal', direction, id }
    : { expression: articles.popularity, kind: 'integer', direction, id };
}

export function filtersOf(filters: ArticleFilters, language: Language) {
  const { search, branch, tag, kind, available, id, number } = filters;
  return and(
    search ? matchesSearch(search, language) : undefined,
    branch && inArray(articles.categoryId, [...branch]),
    tag ? hasEveryTag(tag) : undefined,
    kind ? eq(articles.kind, kind) : undefined,
    available === undefined ? undefined : isAvailable(available),
    id ? inArray(articles.id, id.slice(0, 100)) : undefined,
    number ? hasNumber(number.slice(0, 100)) : undefined,
  );
}

const hasNumber = (numbers: readonly string[]): SQL =>
  inArray(
    sql`lower(${articles.number})`,
    numbers.map((number) => number.toLowerCase()),
  );

const hasEveryTag = (tags: readonly string[]): SQL | undefined =>
  and(
    ...tags
      .slice(0, 20)
      .map(
        (tag) =>
          sql`exists (select 1 from ${articleTags} where ${articleTags.articleId} = ${articles.id} and ${articleTags.tagId} = ${tag})`,
      ),
  );

const isAvailable = (available: boolean): SQL => (available ? isOrderable : sql`not ${isOrderable}`);
