import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { articles } from './articles.table.ts';

/** Finds the ids of articles by their article numbers. Does not check whether the customer may see them. */
export async function findArticleIds(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const found = await db
    .select({ id: articles.id, number: articles.number })
    .from(articles)
    .where(inArray(articles.number, [...new Set(numbers)]));
  return new Map(found.map(({ id, number }) => [number, id]));
}
