import { foldText, withoutApostrophes } from '@foyer/contract/fold-text';
import { or, type SQL, sql } from 'drizzle-orm';
import { articles, articleTexts, searchWords } from '../../domain/articles/articles.table.ts';
import type { Language } from '../../domain/languages/language.ts';
import { languageLiteral, searchConfiguration } from '../../domain/languages/language-literal.repo.ts';
import { toWords } from '../../domain/search/fold-text.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';

/** Articles whose texts mean it (stems), or hold every word of it as a part of a word, one or two letters as its start. */
export function matchesSearch(search: string, language: Language): SQL | undefined {
  if (toWords(search).length === 0) return sql`false`;
  const isMeant = sql`${articleTexts.searchVector} @@ ${query(search, language)}`;
  return or(isMeant, holdsWords(articleTexts.searchText, search));
}

/** How well an article fits, with six decimals so that a cursor can name it exactly. */
export function searchRank(search: string, language: Language): SQL {
  const words = foldText(search).trim();
  const popular = sql`${articles.popularity} / 100000.0`;
  const prefix = `${words.replace(/[\\%_]/g, '\\$&')}%`;
  const anywhere = `%${prefix}`;
  return sql`round((
    case when lower(${articles.number}) = ${words} then 100 when lower(${articles.number}) like ${prefix} then 20 else 0 end
    + case when ${articleTexts.sortName} like ${prefix} then 3 when ${articleTexts.sortName} like ${anywhere} then 2 else 0 end
    + 4 * ts_rank(${articleTexts.searchVector}, ${query(search, language)}) + ${popular})::numeric, 6)`;
}

/**
 * The words of article texts that are spelled most nearly as what was typed; words that resemble none are left out, one or
 * two letters stay. Comparing words takes a thousandth of the time that comparing texts takes.
 */
export function nearWords(search: string, language: Language): SQL<string[]> {
  const nearest = sql`(select ${searchWords.word} from ${searchWords}
    where ${searchWords.language} = ${languageLiteral[language]} and ${searchWords.word} % typed.word
      and similarity(${searchWords.word}, typed.word) >= 0.4
    order by similarity(${searchWords.word}, typed.word) desc, ${searchWords.word} limit 1)`;
  return sql<
    string[]
  >`array_remove(array(select case when length(typed.word) < 3 then typed.word else ${nearest} end
    from unnest(string_to_array(${toWords(search).join(' ')}, ' ')) with ordinality typed(word, place) order by place), null)`;
}

/** As typed, and without accents and umlauts. */
function query(search: string, language: Language): SQL {
  const typed = search.replaceAll('\0', ' ');
  const configuration = searchConfiguration[language];
  return sql`(websearch_to_tsquery(${configuration}, ${typed}) || websearch_to_tsquery(${configuration}, ${foldText(withoutApostrophes(typed))}))`;
}
