import { foldText } from '@foyer/contract/fold-text';
import { splitMeasures } from '@foyer/contract/split-measures';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toWordPatterns } from './fold-text.ts';

/** Most numbers with units of one search. */
const mostMeasures = 8;

/** Conditions that a folded text contains each number with its unit, in any spelling (see `splitMeasures`). */
export const matchesMeasures = (text: SQLWrapper, search: string): SQL[] =>
  measuresOf(search).map(({ pattern }) => sql`${text} ~ ${pattern}`);

const measuresOf = (search: string) => splitMeasures(foldText(search)).measures.slice(0, mostMeasures);

/** A word of a search, or a number with its unit. */
export interface SearchedWord {
  readonly hasDigit: boolean;
  /** Condition that a folded text contains it. */
  readonly isIn: (text: SQLWrapper) => SQL;
}

/** Condition that a folded text contains every word of a search (see `toWordPatterns`) and every number with its unit; false for a search without a word. */
export const matchesWords = (text: SQLWrapper, search: string): SQL | undefined =>
  matchesEachWord(search, ({ isIn }) => isIn(text));

/** The same for texts of several tables: `holds` returns the condition for one word. */
export function matchesEachWord(
  search: string,
  holds: (word: SearchedWord) => SQL | undefined,
): SQL | undefined {
  const measures = measuresOf(search);
  const words = toWordPatterns(splitMeasures(foldText(search)).rest);
  if (words.length + measures.length === 0) return sql`false`;
  return and(
    ...measures.map(({ pattern }) => holds({ hasDigit: true, isIn: (text) => sql`${text} ~ ${pattern}` })),
    ...words.map((patterns) =>
      or(
        ...patterns.map((pattern) =>
          holds({ hasDigit: /\d/.test(pattern), isIn: (text) => sql`${text} like ${pattern}` }),
        ),
      ),
    ),
  );
}
