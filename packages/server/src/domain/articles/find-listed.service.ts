import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import {
  type ArticleCount,
  type ArticleFilters,
  type ArticlePage,
  countArticles,
  readArticlePage,
  readWindow,
  sortKindOf,
  type View,
} from './article-list.repo.ts';
import type { ArticleRow } from './article-rows.repo.ts';
import { pageIn, type Window } from './article-windows.ts';
import { type ArticleReader, keepRows, rowsOf } from './kept-articles.service.ts';

/**
 * Ways to read a search. `direct`: as typed, best rank first. `broad`: too many hits to rank them all in time, so the most popular
 * articles come first. `near`: no hit, so the known words most similar to those typed are searched for.
 */
export const searchModes = ['direct', 'broad', 'near'] as const;
export type SearchMode = (typeof searchModes)[number];

/** Requested list, before the mode of its search is known. */
export interface AskedArticles {
  readonly view: View;
  readonly filters: ArticleFilters;
  readonly sort: ArticlePage['sort'];
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly page: number | undefined;
  readonly begun: SearchMode | null;
  readonly keyOf: (mode: SearchMode) => string;
}

interface Found {
  readonly rows: readonly ArticleRow[];
  readonly nextCursor: string | null;
  readonly total: Partial<ReturnType<typeof cappedTotal>>;
}

/** Reads a page with its total, in at most two statements besides names and categories; null for a cursor of another list. */
export async function findListed(context: ArticleReader, asked: AskedArticles): Promise<Found | null> {
  const { filters, sort, view, begun, keyOf, ...wish } = asked;
  const { search } = filters;
  const isNear = begun === 'near';
  const key = keyFor(context, filters, ['count', view, filters, isNear]);
  const known = search ? await context.shopMemory.peek<ArticleCount>(...key) : undefined;
  const count = search
    ? (known ?? (await context.shopMemory.at(...key, () => countArticles(context.db, view, filters, isNear))))
    : undefined;
  const isCapped = count ? cappedTotal(count.counted).totalIsCapped : false;
  const mode = begun ?? (count?.words ? 'near' : isCapped ? 'broad' : 'direct');
  const read = mode === 'near' ? { ...filters, search: count?.words?.join(' ') } : filters;
  const page = { ...read, ...wish, sort, list: keyOf(mode), isRanked: mode === 'direct' };
  const isEmpty = mode === 'near' && !read.search;
  // A new search reads its page directly after the count. A repeated search uses the window, like a list without a search.
  const isAtOnce = count !== undefined && !known;
  const window = isEmpty || isAtOnce ? undefined : await windowOf(context, view, page);
  const found = isEmpty ? nothing : await pageOf(context, view, page, window);
  if (!found) return null;
  const counted = count?.counted ?? window?.ids.length ?? 0;
  const isAll = asked.cursor === undefined && asked.page === undefined && found.nextCursor === null;
  const total = mode !== 'near' ? cappedTotal(counted) : isAll ? cappedTotal(found.rows.length) : {};
  return { ...found, total };
}

const nothing = { rows: [], nextCursor: null };

/** Takes a page from the window where the window contains it; else reads the page. */
async function pageOf(
  context: ArticleReader,
  view: View,
  page: ArticlePage,
  window: Window | undefined,
): Promise<Omit<Found, 'total'> | null> {
  const within = window && pageIn(window, page, sortKindOf(page, view.language));
  if (within) return { rows: await rowsOf(context, view, within.ids), nextCursor: within.nextCursor };
  const rows = await readArticlePage(context.db, view, page);
  if (!rows) return null;
  keepRows(context, view, rows);
  const { rows: shown, nextCursor } = cutPage(rows, page.limit, page.list);
  return { rows: shown, nextCursor };
}

function windowOf(context: ArticleReader, view: View, page: ArticlePage): Promise<Window> {
  const { limit: _, cursor: __, page: ___, list: ____, ...asked } = page;
  return context.shopMemory.at(
    ...keyFor(context, page, ['window', view, asked]),
    () => readWindow(context.db, view, page),
    ({ ids }) => ids.length * 120,
  );
}

/** Version and key of a cached value; the version includes the stock only where articles are filtered by availability. */
function keyFor(
  { caller }: ArticleReader,
  { available }: ArticleFilters,
  what: readonly unknown[],
): [string, string] {
  const { catalogue, stock } = caller.shop;
  return [available === undefined ? catalogue : `${catalogue} ${stock}`, JSON.stringify(what)];
}
