import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import type { Language } from '../languages/language.ts';
import { type ArticleFilters, filtersOf, sources } from './article-list.repo.ts';
import { nearWords } from './article-search.repo.ts';
import { articlePrices, articles, articleTags } from './articles.table.ts';

/** Filter whose choices are counted. */
type Facet = 'category' | 'tag';

interface Counted extends Record<string, unknown> {
  /** Number of articles by choice; choices without any are left out. A category does not count those of the categories below it. */
  readonly counts: Readonly<Record<string, number>>;
  /** The known words most similar to those typed, where the search has no hit. */
  readonly words: readonly string[] | null;
}

/** Counts the articles that match the filters by choice and, for a search without a hit, reads similar words, in one query. */
async function count(
  db: Database,
  priceGroupId: string,
  language: Language,
  filters: ArticleFilters,
  facet: Facet,
): Promise<Counted> {
  const { search } = filters;
  const choice: SQL = facet === 'tag' ? sql`${articleTags.tagId}` : sql`${articles.categoryId}`;
  const tagged =
    facet === 'tag'
      ? sql`inner join ${articleTags} on ${articleTags.articleId} = ${articles.id}`
      : sql.empty();
  const words = search
    ? sql`case when not exists (select 1 from counted) then ${nearWords(search, language)} end`
    : sql`null`;
  const [row] = await queryRows<Counted>(
    db,
    sql`with counted as (
      select ${choice} as choice, count(*)::int as articles from ${sources(language, Boolean(search))} ${tagged}
      where ${eq(articlePrices.priceGroupId, priceGroupId)} and ${filtersOf(filters, language) ?? sql`true`}
      group by 1)
    select coalesce((select jsonb_object_agg(choice, articles) from counted), '{}') as counts, ${words} as words`,
  );
  if (!row) throw new Error('The count query returned no row');
  return row;
}

/** Counts articles by choice for the same search as the list: as typed or, without a hit, with the most similar known words. */
export async function countFacet(
  db: Database,
  priceGroupId: string,
  language: Language,
  filters: ArticleFilters,
  facet: Facet,
): Promise<Readonly<Record<string, number>>> {
  const { counts, words } = await count(db, priceGroupId, language, filters, facet);
  if (!words || words.length === 0) return counts;
  return (await count(db, priceGroupId, language, { ...filters, search: words.join(' ') }, facet)).counts;
}
