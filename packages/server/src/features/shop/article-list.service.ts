import { isCursorOf, listKey } from '../../db/keyset/cursor.ts';
import { cappedTotal, cutPage } from '../../db/keyset/keyset.repo.ts';
import { readArticleNames } from '../../domain/articles/article-names.repo.ts';
import { toArticleSummary } from '../../domain/articles/article-summary.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';
import { type ArticleFilters, countArticles, readArticlePage } from './article-list.repo.ts';
import { branchOf } from './filters.service.ts';

/**
 * `direct`: the search as typed, best fit first. `broad`: so many hits that ranking them all would take its time; what
 * sells best comes first. `near`: no hit, so with the known words most like those typed.
 */
const searchModes = ['direct', 'broad', 'near'] as const;

/**
 * Two queries: price group and capped count, then the page. How a search was read is told by its cursor, so that a list
 * stays the same while it is paged through; how much a `near` one finds stays uncounted beyond the page.
 */
export const listArticles: Handler<'listArticles'> = async (context) => {
  const { db, caller, input, locale, now, fail } = context;
  const { limit, cursor, page: number, sort = 'relevance:desc', locale: _, ...filters } = input.query;
  const language = languageOf(locale);
  const keyOf = (mode: (typeof searchModes)[number]) => {
    const isTold = Boolean(filters.search) || sort.startsWith('name');
    return listKey(sort, { ...filters, ...(isTold && { mode, language }) });
  };
  const wrongCursor = { errors: [{ path: 'cursor', code: 'invalid_format' }] };
  const begun = cursor === undefined ? null : searchModes.find((mode) => isCursorOf(cursor, keyOf(mode)));
  if (begun === undefined) return fail('validation_failed', wrongCursor);
  const { category, ...others } = filters;
  const narrowed: ArticleFilters = { ...others, branch: await branchOf(context, category) };
  const count = await countArticles(db, caller, language, narrowed, begun === 'near');
  const total = cappedTotal(count.counted);
  const mode = begun ?? (count.words ? 'near' : total.totalIsCapped ? 'broad' : 'direct');
  const view = { priceGroupId: count.priceGroupId ?? 'none', language };
  const list = keyOf(mode);
  const asked = mode === 'near' ? { ...narrowed, search: count.words?.join(' ') } : narrowed;
  const isEmpty = mode === 'near' && !asked.search;
  const page = { ...asked, sort, cursor, page: number, list, limit, isRanked: mode === 'direct' };
  const rows = isEmpty ? [] : await readArticlePage(db, view, page);
  if (!rows) return fail('validation_failed', wrongCursor);
  const { rows: shown, nextCursor } = cutPage(rows, limit, list);
  const names = await context.remember('article names', readArticleNames);
  const isAll = cursor === undefined && number === undefined && nextCursor === null;
  return {
    items: shown.map((row) => toArticleSummary(row, names, language, now)),
    nextCursor,
    ...(mode !== 'near' ? total : isAll ? cappedTotal(shown.length) : {}),
  };
};
