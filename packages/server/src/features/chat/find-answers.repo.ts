import { isPermitted } from '@foyer/contract';
import { mostSources } from '@foyer/contract/chat/chat.schema';
import { foldText, withoutApostrophes } from '@foyer/contract/fold-text';
import { and, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { plannedPerValue } from '../../db/statement-names.ts';
import { searchConfiguration } from '../../domain/languages/language-literal.repo.ts';
import { toSearchText } from '../../domain/search/fold-text.ts';
import { askedWords } from './asked/asked-words.ts';
import type { ChatReader } from './chat-reader.ts';
import { type ChatSourceTable, chatSources } from './chat-sources.repo.ts';
import type { Found } from './found.ts';
import { namedNumbers } from './named-numbers.ts';

/** So many of the newest of each kind are looked through; a number finds any. */
const mostOfKind = 300;
/** So many characters of a text are looked at. */
const longestText = 10_000;

/**
 * What fits a question best, at most `mostSources`, in one statement: by the numbers it names (their last digits are enough), else by
 * its words, folded and taken to their stems as what is searched is. Half of the words must fit, and only what fits best is answered; a
 * kind that is called as asked comes first, then the newest. Each table is read through the check of the feature it belongs to.
 */
export async function findAnswers(db: Database, reader: ChatReader, question: string): Promise<Found[]> {
  const numbers = namedNumbers(question);
  const readable = chatSources.filter(({ access }) => isPermitted(access, reader));
  const rows = readable.map((source) => rowsOf(source, reader, numbers));
  const fits = numbers.length > 0 ? sql`true` : sql`hits > 0 and hits * 2 >= cardinality(words)`;
  const best = numbers.length > 0 ? sql`true` : sql`hits = most`;
  return queryRows<Found & Record<string, unknown>>(
    db,
    sql`with asked as (select array(
        select word from unnest(tsvector_to_array(${stemmed(reader, sql`${foldText(withoutApostrophes(question))}::text`)})) as word
          where length(word) > 1
        except select unnest(tsvector_to_array(${stemmed(reader, sql`${idleWords(reader)}::text`)}))
      ) as words),
      candidates as (${sql.join(rows, sql` union all `)}),
      fitting as (select candidates.*, words, ${hitsIn(reader, sql`said || ' ' || kind_words`)} as hits,
        ${hitsIn(reader, sql`kind_words`)} as kind_hits from candidates, asked),
      ranked as (select *, max(hits) over () as most from fitting where ${fits})
      select kind, id, facts from ranked where ${best}
      order by hits desc, kind_hits desc, ${hitsIn(reader, calledFirst)} desc, at desc, id limit ${mostSources} ${sql.raw(plannedPerValue)}`,
  );
}

/** The newest that the reader may see of a kind; where numbers are named, what has one of them. */
function rowsOf({ kind, readable }: ChatSourceTable, reader: ChatReader, numbers: readonly string[]): SQL {
  const { from, id, at, number, indexed, said, facts, visible } = readable(reader);
  const bare = sql`regexp_replace(lower(${number}), '[^a-z0-9]', '', 'g')`;
  const isNamed =
    numbers.length === 0
      ? undefined
      : sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb) named(number)
          where right(${bare}, length(named.number)) = named.number)`;
  const isNear = indexed && or(...numbers.map((named) => like(sql`${indexed}`, `%${named}%`)));
  const words = toSearchText([askedWords(reader.language, `asked.${kind}`)]);
  return sql`(select ${kind}::text as kind, ${id} as id, ${at}::timestamptz as at, left(${said}, ${longestText}) as said,
    ${facts} as facts, ${words}::text as kind_words
    from ${from} where ${and(visible, isNamed, isNear)} order by ${at} desc, ${id} limit ${mostOfKind})`;
}

/** What a kind is called itself: the first of its words. A request comes before a ticket that is asked for as a request, too. */
const calledFirst = sql`split_part(kind_words, ' ', 1)`;

const stemmed = ({ language }: ChatReader, text: SQLWrapper): SQL =>
  sql`to_tsvector(${searchConfiguration[language]}, ${text})`;

/** Words that are in many questions and ask for nothing. */
const idleWords = ({ language }: ChatReader): string =>
  toSearchText([askedWords(language, 'asked.anything')]);

/** How many of the question's words a text has. */
const hitsIn = (reader: ChatReader, text: SQLWrapper): SQL =>
  sql`cardinality(array(select unnest(tsvector_to_array(${stemmed(reader, text)})) intersect select unnest(words)))`;
