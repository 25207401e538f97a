import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { articles } from './articles.table.ts';

/** Finds those of the given articles that are shipped: hardware, not services. */
export async function findShippedArticles(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, [...new Set(ids)]), eq(articles.kind, 'hardware')));
  return new Set(found.map(({ id }) => id));
}
