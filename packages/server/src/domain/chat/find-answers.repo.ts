import { isPermitted } from '@foyer/contract';
import { mostSources } from '@foyer/contract/chat/chat.schema';
import { foldText, withoutApostrophes } from '@foyer/contract/fold-text';
import { and, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { plannedPerValue } from '../../db/statement-names.ts';
import { searchConfiguration } from '../languages/language-literal.repo.ts';
import { toSearchText } from '../search/fold-text.ts';
import { askedWords } from './asked/asked-words.ts';
import type { ChatReader } from './chat-reader.ts';
import { type ChatSourceTable, chatSources } from './chat-sources.repo.ts';
import type { Found } from './found.ts';

/** Fewest digits of a word that counts as the number of an order, invoice, ticket or card. */
const fewestDigits = 5;
const mostNumbers = 5;
const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{2,4})$/;

/** Reduces a number to its letters and digits, so that `AB2026-004711` and `AB-2026-004711` are equal. */
const bareNumber = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** Returns the numbers in a question, reduced to letters and digits; dates are left out. */
function namedNumbers(question: string): string[] {
  const words = question.split(/[\s,;:!?()"„“”«»]+/).map((word) => word.replace(/^[.-]+|[.-]+$/g, ''));
  const numbers = words
    .filter((word) => !day.test(word) && word.replace(/\D/g, '').length >= fewestDigits)
    .map(bareNumber);
  return [...new Set(numbers)].slice(0, mostNumbers);
}

/** Most items of each kind that are searched, the newest ones; a search by number reaches all. */
const mostOfKind = 300;
/** Most characters of a text that are searched. */
const longestText = 10_000;

/**
 * Finds the items that match a question best, at most `mostSources`, in one statement: by the numbers in the question (their last digits
 * suffice), else by its words. Words and searched texts are folded and stemmed. At least half of the words must match, and only the items
 * with the most matches are returned: first those whose kind the question names, then the newest. The features' own checks decide which
 * rows of each table the reader may see.
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
      fitting as (select candidates.*, words, ${hitsIn(reader, sql`content || ' ' || kind_words`)} as hits,
        ${hitsIn(reader, sql`kind_words`)} as kind_hits from candidates, asked),
      ranked as (select *, max(hits) over () as most from fitting where ${fits})
      select kind, id, facts from ranked where ${best}
      order by hits desc, kind_hits desc, ${hitsIn(reader, calledFirst)} desc, at desc, id limit ${mostSources} ${sql.raw(plannedPerValue)}`,
  );
}

/** Query of the newest items of a kind that the reader may see; with `numbers`, of those that have one of them. */
function rowsOf({ kind, readable }: ChatSourceTable, reader: ChatReader, numbers: readonly string[]): SQL {
  const { from, id, at, number, indexed, content, facts, visible } = readable(reader);
  const bare = sql`regexp_replace(lower(${number}), '[^a-z0-9]', '', 'g')`;
  const isNamed =
    numbers.length === 0
      ? undefined
      : sql`exists (select 1 from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb) named(number)
          where right(${bare}, length(named.number)) = named.number)`;
  const isNear = indexed && or(...numbers.map((named) => like(sql`${indexed}`, `%${named}%`)));
  const words = toSearchText([askedWords(reader.language, `asked.${kind}`)]);
  return sql`(select ${kind}::text as kind, ${id} as id, ${at}::timestamptz as at, left(${content}, ${longestText}) as content,
    ${facts} as facts, ${words}::text as kind_words
    from ${from} where ${and(visible, isNamed, isNear)} order by ${at} desc, ${id} limit ${mostOfKind})`;
}

/** Own name of a kind, the first of its words. By it a request precedes a ticket, which has `request` among its further words. */
const calledFirst = sql`split_part(kind_words, ' ', 1)`;

const stemmed = ({ language }: ChatReader, text: SQLWrapper): SQL =>
  sql`to_tsvector(${searchConfiguration[language]}, ${text})`;

/** Returns filler words, which are in many questions and do not say what is asked for. */
const idleWords = ({ language }: ChatReader): string =>
  toSearchText([askedWords(language, 'asked.anything')]);

/** Number of the question's words in a text. */
const hitsIn = (reader: ChatReader, text: SQLWrapper): SQL =>
  sql`cardinality(array(select unnest(tsvector_to_array(${stemmed(reader, text)})) intersect select unnest(words)))`;
