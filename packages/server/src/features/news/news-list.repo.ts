import type { News } from '@foyer/contract/news/news.contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  countRows,
  orderBy,
  pageCondition,
  parseSort,
  rowsBefore,
  type SortOrder,
  sortValueOf,
} from '../../db/keyset/keyset.repo.ts';
import { news, newsReads } from '../../domain/news/news.table.ts';
import { isReadBy, type NewsReader, newsFor } from '../../domain/news/visible-news.repo.ts';
import { holdsWords } from '../../domain/search/holds-words.repo.ts';

export interface NewsFilters {
  readonly search?: string | undefined;
  readonly category?: News['category'] | undefined;
}

export interface NewsPage extends NewsFilters {
  readonly sort: `publishedAt:${'asc' | 'desc'}`;
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  /** Names the list to its cursors. */
  readonly list: string;
  readonly limit: number;
}

/** One row more than `limit`; null for a cursor that is not this list's. */
export async function readNewsPage(db: Database, reader: NewsReader, page: NewsPage, now: Date) {
  const { direction } = parseSort(page.sort);
  const order: SortOrder = { expression: news.publishedAt, kind: 'instant', direction, id: news.id };
  const behind = pageCondition(order, page.list, page.cursor);
  if (behind === null) return null;
  return db
    .select({
      ...getTableColumns(news),
      sortValue: sql<unknown>`${sortValueOf(order)}`.as('sort_value'),
      isRead: isReadBy(reader.userId),
    })
    .from(news)
    .where(and(newsFor(reader, now), filtersOf(page), behind))
    .orderBy(...orderBy(order))
    .limit(page.limit + 1)
    .offset(rowsBefore(page));
}

export type NewsRow = NonNullable<Awaited<ReturnType<typeof readNewsPage>>>[number];

export async function countNews(
  db: Database,
  reader: NewsReader,
  filters: NewsFilters,
  now: Date,
): Promise<number> {
  return countRows(db, news, and(newsFor(reader, now), filtersOf(filters)));
}

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

function filtersOf({ search, category }: NewsFilters) {
  return and(
    search ? holdsWords(news.searchText, search) : undefined,
    category ? eq(news.category, category) : undefined,
  );
}
