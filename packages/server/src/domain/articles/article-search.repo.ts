import { foldText, withoutApostrophes } from '@foyer/contract/fold-text';
import { splitMeasures } from '@foyer/contract/split-measures';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../languages/language.ts';
import { languageLiteral, searchConfiguration } from '../languages/language-literal.repo.ts';
import { toWords } from '../search/fold-text.ts';
import { matchesMeasures, matchesWords } from '../search/matches-words.repo.ts';
import { articles, articleTexts, searchWords } from './articles.table.ts';

/**
 * Condition that an article's texts match the words of a search by stems, or contain each word: as part of a word, one or two letters as
 * its start. Numbers with units must be contained in either case, since their stems would match `5 m` in `7,5 m`.
 */
export function matchesSearch(search: string, language: Language): SQL | undefined {
  if (toWords(search).length === 0) return sql`false`;
  const measures = matchesMeasures(articleTexts.searchText, search);
  const { rest } = splitMeasures(readable(search));
  if (toWords(rest).length === 0) return and(...measures);
  const isMeant = sql`${articleTexts.searchVector} @@ ${query(rest, language)}`;
  return and(...measures, or(isMeant, matchesWords(articleTexts.searchText, rest)));
}

/** Normalises a search as `splitMeasures` expects it, and keeps accents and umlauts for the stems. */
const readable = (search: string): string => search.normalize('NFKC').toLowerCase();

/** Rank of an article in a search, rounded to six decimals so that a cursor can hold it exactly. */
export function searchRank(search: string, language: Language): SQL {
  const words = foldText(search).trim();
  const measures = matchesMeasures(articleTexts.sortName, search);
  const named = measures.length === 0 ? sql`0` : sql`case when ${and(...measures)} then 2 else 0 end`;
  const popular = sql`${articles.popularity} / 100000.0`;
  const prefix = `${words.replace(/[\\%_]/g, '\\$&')}%`;
  const anywhere = `%${prefix}`;
  return sql`round((
    case when lower(${articles.number}) = ${words} then 100 when lower(${articles.number}) like ${prefix} then 20 else 0 end
    + case when ${articleTexts.sortName} like ${prefix} then 3 when ${articleTexts.sortName} like ${anywhere} then 2 else 0 end
    + ${named} + 4 * ts_rank(${articleTexts.searchVector}, ${query(splitMeasures(readable(search)).rest, language)}) + ${popular})::numeric, 6)`;
}

/**
 * The words of article texts whose spelling is most similar to the typed ones. Typed words without a similar one are left out, words of
 * one or two letters and numbers with units stay. Comparing words takes a thousandth of the time of comparing texts.
 */
export function nearWords(search: string, language: Language): SQL<string[]> {
  const { measures, rest } = splitMeasures(foldText(search));
  const kept = measures.map(({ typed }) => typed);
  const nearest = sql`(select ${searchWords.word} from ${searchWords}
    where ${searchWords.language} = ${languageLiteral[language]} and ${searchWords.word} % typed.word
      and similarity(${searchWords.word}, typed.word) >= 0.4
    order by similarity(${searchWords.word}, typed.word) desc, ${searchWords.word} limit 1)`;
  return sql<
    string[]
  >`array(select jsonb_array_elements_text(${JSON.stringify(kept)}::jsonb)) || array_remove(array(select case when length(typed.word) < 3 then typed.word else ${nearest} end
    from unnest(string_to_array(${toWords(rest).join(' ')}, ' ')) with ordinality typed(word, place) order by place), null)`;
}

/** Full-text query of the search as typed, or without accents and umlauts. */
function query(search: string, language: Language): SQL {
  const typed = search.replaceAll('\0', ' ');
  const configuration = searchConfiguration[language];
  return sql`(websearch_to_tsquery(${configuration}, ${typed}) || websearch_to_tsquery(${configuration}, ${foldText(withoutApostrophes(typed))}))`;
}
