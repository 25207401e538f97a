import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toWordPatterns } from './fold-text.ts';

/** Condition that a folded text contains every word of a search (see `toWordPatterns`); false for a search without a word. */
export const matchesWords = (text: SQLWrapper, search: string): SQL | undefined =>
  matchesEachWord(search, (pattern) => sql`${text} like ${pattern}`);

/** Condition that every word of a search is held; `holds` returns the condition for one LIKE pattern. False for a search without a word. */
export function matchesEachWord(
  search: string,
  holds: (pattern: string) => SQL | undefined,
): SQL | undefined {
  const words = toWordPatterns(search);
  if (words.length === 0) return sql`false`;
  return and(...words.map((patterns) => or(...patterns.map(holds))));
}
