import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { articlePrices, articles, articleTags, articleTexts } from './articles.table.ts';
import { pricedFor } from './price-group.repo.ts';

export interface PriceTier {
  readonly minQuantity: number;
  readonly net: number;
  readonly gross: number;
}

/** Columns of an article that a list shows. */
const columns = {
  id: articles.id,
  number: articles.number,
  kind: articles.kind,
  categoryId: articles.categoryId,
  manufacturer: articles.manufacturer,
  pictureKeys: articles.pictureKeys,
  taxRate: articles.taxRate,
  minQuantity: articles.minQuantity,
  maxQuantity: articles.maxQuantity,
  quantityStep: articles.quantityStep,
  stock: articles.stock,
  leadTimeDays: articles.leadTimeDays,
  backorderDays: articles.backorderDays,
  name: articleTexts.name,
  summary: articleTexts.summary,
  tagIds: sql<readonly string[]>`array(select ${articleTags.tagId} from ${articleTags}
    where ${articleTags.articleId} = ${articles.id})`,
  /** Prices by ascending quantity, that of a single piece first. */
  prices: sql<readonly PriceTier[]>`(select json_agg(json_build_object('minQuantity', tier.min_quantity,
    'net', tier.net, 'gross', tier.gross) order by tier.min_quantity) from ${articlePrices} tier
    where tier.article_id = ${articles.id} and tier.price_group_id = ${articlePrices.priceGroupId})`,
};

/** Reads the articles that a price group can see: an article without a price for the group does not exist for it. */
export function visibleArticles(
  db: Database,
  view: { readonly priceGroupId: string; readonly language: Language },
  where: SQL | undefined,
  sortValue: SQL = sql`null`,
) {
  return db
    .select({ ...columns, sortValue: sql<unknown>`${sortValue}`.as('sort_value') })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, view.language)),
    )
    .innerJoin(articlePrices, pricedFor(view.priceGroupId))
    .where(and(eq(articles.isActive, true), where))
    .$dynamic();
}

export type ArticleRow = Awaited<ReturnType<typeof visibleArticles>>[number];

/** Reads articles by id; those that are not visible are left out. */
export async function findArticles(
  db: Database,
  view: { readonly priceGroupId: string; readonly language: Language },
  ids: readonly string[],
): Promise<Map<string, ArticleRow>> {
  if (ids.length === 0) return new Map();
  const rows = await visibleArticles(db, view, inArray(articles.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the stock of articles. The statement is the same for any number of them, so that its plan is kept. */
export const readStock = (
  db: Database,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly stock: number | null }[]> =>
  queryRows(db, sql`select id, stock from articles where id = any(string_to_array(${ids.join(' ')}, ' '))`);
