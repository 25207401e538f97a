import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toWordPatterns } from './fold-text.ts';

/** Condition that a folded text contains every word of a search (see `toWordPatterns`); false for a search without a word. */
export function matchesWords(text: SQLWrapper, search: string): SQL | undefined {
  const words = toWordPatterns(search);
  if (words.length === 0) return sql`false`;
  return and(...words.map((patterns) => or(...patterns.map((pattern) => sql`${text} like ${pattern}`))));
}
