import { foldText } from '@foyer/contract/fold-text';
import { splitMeasures } from '@foyer/contract/split-measures';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toWordPatterns } from './fold-text.ts';

/** Most numbers with units of one search. */
const mostMeasures = 8;

/** Conditions that a folded text contains each number with its unit, in any spelling (see `splitMeasures`). */
export const matchesMeasures = (text: SQLWrapper, search: string): SQL[] =>
  splitMeasures(foldText(search))
    .measures.slice(0, mostMeasures)
    .map(({ pattern }) => sql`${text} ~ ${pattern}`);

/**
 * Condition that a folded text contains every word of a search (see `toWordPatterns`) and every number with its unit; false for a
 * search without a word.
 */
export function matchesWords(text: SQLWrapper, search: string): SQL | undefined {
  const measures = matchesMeasures(text, search);
  const words = toWordPatterns(splitMeasures(foldText(search)).rest);
  if (words.length + measures.length === 0) return sql`false`;
  return and(
    ...measures,
    ...words.map((patterns) => or(...patterns.map((pattern) => sql`${text} like ${pattern}`))),
  );
}
