import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pageOf } from '../../db/keyset/page-of.repo.ts';
import type { Language } from '../languages/language.ts';
import { isNearLanguage, nearestText } from '../languages/nearest-text.repo.ts';
import { matchesWords } from '../search/matches-words.repo.ts';
import { type NewsText, news, newsReads, newsTexts } from './news.table.ts';
import { isReadBy, type NewsReader, newsFor } from './visible-news.repo.ts';

interface Reader extends NewsReader {
  readonly language: Language;
  readonly now: Date;
}

const wholeText = sql`json_build_object('title', ${newsTexts.title}, 'teaser', ${newsTexts.teaser},
  'paragraphs', ${newsTexts.paragraphs}, 'linkLabel', ${newsTexts.linkLabel})`;
const ofEntry = [newsTexts.newsId, news.id] as const;

export const newsList = pageOf('listNews', news, {
  fields: ({ userId, language }: Reader) => ({
    ...getTableColumns(news),
    text: nearestText<NewsText>(newsTexts, wholeText, ofEntry, language),
    isRead: isReadBy(userId),
  }),
  visible: (reader: Reader) => newsFor(reader, reader.now),
  sorts: { publishedAt: news.publishedAt },
  defaultSort: 'publishedAt:desc',
  filters: {
    search: (search, { language }) =>
      sql`exists (select 1 from ${newsTexts} where ${newsTexts.newsId} = ${news.id}
        and ${isNearLanguage(newsTexts, language)} and ${matchesWords(newsTexts.searchText, search)})`,
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
