import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { articles } from './articles.table.ts';

/** Those of some articles that are things: services do not travel. */
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
