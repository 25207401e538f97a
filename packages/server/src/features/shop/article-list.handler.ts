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
 * The same bytes for everybody of a price group, made once per version of catalogue and stock (decision 0403). How a search was
 * read is told by its cursor, so that a list stays the same while it is paged through; how much a `near` one finds stays uncounted
 * beyond the page.
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
  // What is expected when depends on the day.
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
