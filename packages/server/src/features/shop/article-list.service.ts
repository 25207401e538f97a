import { businessDay } from '@foyer/contract';
import { isCursorOf, listKey } from '../../db/keyset/cursor.ts';
import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import type { ArticleRow } from '../../domain/articles/article-rows.repo.ts';
import { summariesOf } from '../../domain/articles/article-summary.ts';
import { keepRows, namesOf, rowsOf } from '../../domain/articles/kept-articles.service.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler, HandlerContext } from '../handler.ts';
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
import { pageIn, type Window } from './article-windows.ts';
import { branchOf } from './filters.service.ts';

/**
 * `direct`: the search as typed, best fit first. `broad`: so many hits that ranking them all would take its time; what
 * sells best comes first. `near`: no hit, so with the known words most like those typed.
 */
const searchModes = ['direct', 'broad', 'near'] as const;

/** A list as it was asked for, before it is known how its search is read. */
interface Asked {
  readonly view: View;
  readonly filters: ArticleFilters;
  readonly sort: ArticlePage['sort'];
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly page: number | undefined;
  readonly begun: (typeof searchModes)[number] | null;
  readonly keyOf: (mode: (typeof searchModes)[number]) => string;
}

/**
 * The same bytes for everybody of a price group, made once per version of catalogue and stock (decision 0403). How a search was
 * read is told by its cursor, so that a list stays the same while it is paged through; how much a `near` one finds stays uncounted
 * beyond the page.
 */
export const listArticles: Handler<'listArticles'> = async (context) => {
  const { caller, input, locale, now, fail, share } = context;
  const { limit, cursor, page, sort = 'relevance:desc', locale: _, ...filters } = input.query;
  const language = languageOf(locale);
  const { priceGroupId, catalogue, stock } = caller.shop;
  const keyOf = (mode: (typeof searchModes)[number]) => {
    const isTold = Boolean(filters.search) || sort.startsWith('name');
    return listKey(sort, { ...filters, ...(isTold && { mode, language }) });
  };
  const wrongCursor = { errors: [{ path: 'cursor', code: 'invalid_format' }] };
  const begun = cursor === undefined ? null : searchModes.find((mode) => isCursorOf(cursor, keyOf(mode)));
  if (begun === undefined) return fail('validation_failed', wrongCursor);
  const asked = JSON.stringify([priceGroupId, language, sort, limit, cursor, page, filters]);
  // What is expected when depends on the day.
  return share(`${catalogue} ${stock} ${businessDay(now)}`, `articles ${asked}`, async () => {
    const { category, ...others } = filters;
    const narrowed: ArticleFilters = { ...others, branch: await branchOf(context, category) };
    const view = { priceGroupId, language };
    const found = await find(context, { view, filters: narrowed, sort, limit, cursor, page, begun, keyOf });
    if (!found) return fail('validation_failed', wrongCursor);
    const { rows, nextCursor, total } = found;
    const names = await namesOf(context);
    return { items: summariesOf(rows, names, language, now), nextCursor, ...total };
  });
};

interface Found {
  readonly rows: readonly ArticleRow[];
  readonly nextCursor: string | null;
  readonly total: Partial<ReturnType<typeof cappedTotal>>;
}

/** At most two statements, names and categories aside; null for a cursor that is not this list's. */
async function find(context: HandlerContext<'listArticles'>, asked: Asked): Promise<Found | null> {
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
  context: HandlerContext<'listArticles'>,
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

function windowOf(context: HandlerContext<'listArticles'>, view: View, page: ArticlePage): Promise<Window> {
  const { limit: _, cursor: __, page: ___, list: ____, ...asked } = page;
  return context.shopMemory.at(
    ...keyFor(context, page, ['window', view, asked]),
    () => readWindow(context.db, view, page),
    ({ ids }) => ids.length * 120,
  );
}

/** Version and name of what is remembered: the stock counts only where articles are narrowed by it. */
function keyFor(
  { caller }: HandlerContext<'listArticles'>,
  { available }: ArticleFilters,
  what: readonly unknown[],
): [string, string] {
  const { catalogue, stock } = caller.shop;
  return [available === undefined ? catalogue : `${catalogue} ${stock}`, JSON.stringify(what)];
}
