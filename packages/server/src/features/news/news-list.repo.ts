import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import { news, newsReads } from '../../domain/news/news.table.ts';
import { isReadBy, type NewsReader, newsFor } from '../../domain/news/visible-news.repo.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';

export const newsList = pageOf('listNews', news, {
  fields: ({ userId }: NewsReader) => ({ ...getTableColumns(news), isRead: isReadBy(userId) }),
  visible: (reader: NewsReader & { readonly now: Date }) => newsFor(reader, reader.now),
  sorts: { publishedAt: news.publishedAt },
  defaultSort: 'publishedAt:desc',
  filters: {
    search: (search) => holdsWords(news.searchText, search),
    category: (category) => eq(news.category, category),
    markRead: null,
  },
});

export type NewsRow = Awaited<ReturnType<typeof newsList.read>>['rows'][number];

export async function markNewsRead(
  db: Database,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(newsReads)
    .values(ids.map((newsId) => ({ userId, newsId, readAt: now })))
    .onConflictDoNothing();
}
