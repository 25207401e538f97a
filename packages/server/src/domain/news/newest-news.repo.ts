import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { news, newsReads } from './news.table.ts';
import { type NewsReader, newsFor } from './visible-news.repo.ts';

/** When the newest entry for somebody was published, and whether any is unread: what the red dot needs. One query. */
export async function newestNews(
  db: Database,
  reader: NewsReader,
  now = new Date(),
): Promise<{ publishedAt: Date | null; hasUnread: boolean }> {
  const [row] = await db
    .select({
      newest: sql<number | null>`(extract(epoch from max(${news.publishedAt})) * 1000)::float8`,
      hasUnread: sql<boolean>`coalesce(bool_or(${newsReads.newsId} is null), false)`,
    })
    .from(news)
    .leftJoin(newsReads, and(eq(newsReads.newsId, news.id), eq(newsReads.userId, reader.userId)))
    .where(newsFor(reader, now));
  const newest = row?.newest ?? null;
  return { publishedAt: newest === null ? null : new Date(newest), hasUnread: row?.hasUnread ?? false };
}
