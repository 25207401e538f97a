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
 * `direct`: the search as typed, best fit first. `broad`: so many hits that ranking them all would take its time; what
 * sells best comes first. `near`: no hit, so with the known words most like those typed.
 */
export const searchModes = ['direct', 'broad', 'near'] as const;
export type SearchMode = (typeof searchModes)[number];

/** A list as it was asked for, before it is known how its search is read. */
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

/** At most two statements, names and categories aside; null for a cursor that is not this list's. */
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
  // What a search finds is counted first, and then its page is read at once; when it comes again, as all others are.
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

/** A page out of the window where it lies in there; else read by itself. */
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

/** Version and name of what is remembered: the stock counts only where articles are narrowed by it. */
function keyFor(
  { caller }: ArticleReader,
  { available }: ArticleFilters,
  what: readonly unknown[],
): [string, string] {
  const { catalogue, stock } = caller.shop;
  return [available === undefined ? catalogue : `${catalogue} ${stock}`, JSON.stringify(what)];
}
