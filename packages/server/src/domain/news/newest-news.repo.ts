import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { news, newsReads } from './news.table.ts';
import { type NewsReader, newsFor } from './visible-news.repo.ts';

/** Selects when the newest entry for a reader was published (in milliseconds) and whether any is unread; the red dot needs both. */
export const newestNews = (
  reader: NewsReader,
  now: Date | Placeholder,
): { readonly newest: SQL<number | null>; readonly hasUnread: SQL<boolean> } => ({
  newest: sql`(select (extract(epoch from ${news.publishedAt}) * 1000)::float8 from ${news}
    where ${newsFor(reader, now)} order by ${news.publishedAt} desc limit 1)`,
  hasUnread: sql`exists (select 1 from ${news} where ${newsFor(reader, now)} and not exists (select 1 from ${newsReads}
    where ${newsReads.newsId} = ${news.id} and ${newsReads.userId} = ${reader.userId}))`,
});
