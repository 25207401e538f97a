import { businessDay } from '@foyer/contract';
import { isCursorOf, listKey } from '../../db/keyset/cursor.ts';
import type { ArticleFilters } from '../../domain/articles/article-list.repo.ts';
import { summariesOf } from '../../domain/articles/article-summary.ts';
import { findListed, type SearchMode, searchModes } from '../../domain/articles/find-listed.service.ts';
import { namesOf } from '../../domain/articles/kept-articles.service.ts';
import { languageOf } from '../../domain/languages/language.ts';
import type { Handler } from '../handler.ts';
import { branchOf } from './filters.handler.ts';

/**
 * Lists articles: the same bytes for all callers of a price group, made once per version of catalogue and stock (decision 0403). The
 * cursor records the way in which a search was read, so that a list stays the same over its pages. The matches of a `near` search beyond
 * the page are not counted.
 */
export const listArticles: Handler<'listArticles'> = async (context) => {
  const { caller, input, locale, now, fail, share } = context;
  const { limit, cursor, page, sort = 'relevance:desc', locale: _, ...filters } = input.query;
  const language = languageOf(locale);
  const { priceGroupId, catalogue, stock } = caller.shop;
  const keyOf = (mode: SearchMode) => {
    const isTold = Boolean(filters.search) || sort.startsWith('name');
    return listKey(sort, { ...filters, ...(isTold && { mode, language }) });
  };
  const wrongCursor = { errors: [{ path: 'cursor', code: 'invalid_format' }] };
  const begun = cursor === undefined ? null : searchModes.find((mode) => isCursorOf(cursor, keyOf(mode)));
  if (begun === undefined) return fail('validation_failed', wrongCursor);
  const asked = JSON.stringify([priceGroupId, language, sort, limit, cursor, page, filters]);
  // expected dates depend on the current day
  return share(`${catalogue} ${stock} ${businessDay(now)}`, `articles ${asked}`, async () => {
    const { category, ...others } = filters;
    const narrowed: ArticleFilters = { ...others, branch: await branchOf(context, category) };
    const view = { priceGroupId, language };
    const found = await findListed(context, {
      view,
      filters: narrowed,
      sort,
      limit,
      cursor,
      page,
      begun,
      keyOf,
    });
    if (!found) return fail('validation_failed', wrongCursor);
    const { rows, nextCursor, total } = found;
    const names = await namesOf(context);
    return { items: summariesOf(rows, names, language, now), nextCursor, ...total };
  });
};
