import { and, or, type SQL, sql } from 'drizzle-orm';
import { articles, articleTexts } from '../../catalogue/catalogue.table.ts';
import { foldText, toLikePatterns } from '../../localization/fold-text.ts';
import type { Language } from '../../localization/language.ts';

const configurations: Readonly<Record<Language, SQL>> = {
  de: sql`'german'::regconfig`,
  en: sql`'english'::regconfig`,
  fr: sql`'french'::regconfig`,
};

/**
 * `direct`: by meaning (stems) or by any part of a name or number. `near`: something spelled nearly so, for searches that
 * hit nothing directly; comparing trigrams is too dear to do for every search.
 */
export type SearchMode = 'direct' | 'near';

export function matchesSearch(search: string, language: Language, mode: SearchMode): SQL | undefined {
  const patterns = toLikePatterns(search);
  if (patterns.length === 0) return sql`false`;
  if (mode === 'near') return sql`${foldText(search).trim()} <% ${articleTexts.searchText}`;
  const parts = and(...patterns.map((pattern) => sql`${articleTexts.searchText} like ${pattern}`));
  return or(sql`${articleTexts.searchVector} @@ ${query(search, language)}`, parts);
}

/** How well an article fits, with six decimals so that a cursor can name it exactly. */
export function searchRank(search: string, language: Language, mode: SearchMode): SQL {
  const words = foldText(search).trim();
  const popular = sql`${articles.popularity} / 100000.0`;
  if (mode === 'near')
    return sql`round((word_similarity(${words}, ${articleTexts.searchText}) + ${popular})::numeric, 6)`;
  const prefix = `${words.replace(/[\\%_]/g, '\\$&')}%`;
  const anywhere = `%${prefix}`;
  return sql`round((
    case when lower(${articles.number}) = ${words} then 100 when lower(${articles.number}) like ${prefix} then 20 else 0 end
    + case when ${articleTexts.sortName} like ${prefix} then 3 when ${articleTexts.sortName} like ${anywhere} then 2 else 0 end
    + 4 * ts_rank(${articleTexts.searchVector}, ${query(search, language)}) + ${popular})::numeric, 6)`;
}

/** As typed, and without accents and umlauts. */
function query(search: string, language: Language): SQL {
  const typed = search.replaceAll('\0', ' ');
  const configuration = configurations[language];
  return sql`(websearch_to_tsquery(${configuration}, ${typed}) || websearch_to_tsquery(${configuration}, ${foldText(typed)}))`;
}
