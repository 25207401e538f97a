import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { articlePrices, articles, articleTags, categories, tags } from './articles.table.ts';
import { pricedFor } from './price-group.repo.ts';

interface CategoryRow extends Record<string, unknown> {
  readonly id: string;
  readonly parentId: string | null;
  readonly pictureKey: string | null;
  readonly articleCount: number;
}

/** Reads the categories with the number of visible articles in each branch. */
export async function readCategories(db: Database, priceGroupId: string): Promise<CategoryRow[]> {
  return queryRows<CategoryRow>(
    db,
    sql`with direct as (
      select a.category_id, count(*) as articles from articles a
      join article_prices p on p.article_id = a.id and p.price_group_id = ${priceGroupId} and p.min_quantity = 1
      where a.is_active group by a.category_id)
    select c.id, c.parent_id as "parentId", c.picture_key as "pictureKey",
      coalesce(sum(d.articles), 0)::int as "articleCount"
    from categories c
    left join categories below on c.id = any(below.ancestor_ids)
    left join direct d on d.category_id = below.id
    group by c.id order by c.position, c.id`,
  );
}

/** Reads the tags of visible articles with the number of these articles, within `categoryIds` where they are given. */
export async function readTags(
  db: Database,
  priceGroupId: string,
  categoryIds: readonly string[] | undefined,
) {
  return db
    .select({ id: tags.id, articleCount: sql<number>`count(*)::int` })
    .from(tags)
    .innerJoin(articleTags, eq(articleTags.tagId, tags.id))
    .innerJoin(articles, and(eq(articles.id, articleTags.articleId), eq(articles.isActive, true)))
    .innerJoin(articlePrices, pricedFor(priceGroupId))
    .where(categoryIds && inArray(articles.categoryId, [...categoryIds]))
    .groupBy(tags.id)
    .orderBy(asc(tags.position), asc(tags.id));
}

/** Reads the categories, each with the ids of itself and of all categories above it. */
export async function readAncestors(db: Database) {
  return db.select({ id: categories.id, ancestorIds: categories.ancestorIds }).from(categories);
}
