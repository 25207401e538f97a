import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { articlePrices, articles, articleTags } from '../../domain/articles/articles.table.ts';
import type { Language } from '../../domain/languages/language.ts';
import { type ArticleFilters, filtersOf, sources } from './article-list.repo.ts';
import { nearWords } from './article-search.repo.ts';

/** What the choices of a filter stand for. */
type Facet = 'category' | 'tag';

interface Counted extends Record<string, unknown> {
  /** Choice -> articles; a choice without any is left out. A category counts its own alone. */
  readonly counts: Readonly<Record<string, number>>;
  /** Where nothing is found: the words most like those typed. */
  readonly words: readonly string[] | null;
}

/** How many of the articles that the filters leave stand behind each choice; in one query with the words of a search that finds nothing. */
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
  if (!row) throw new Error('A count gave no row');
  return row;
}

/** The counts behind each choice, as the list finds its articles: as typed, else by the known words most like it. */
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
