import { toArticleSummary } from '../../catalogue/article-summary.ts';
import { findPriceGroup } from '../../catalogue/price-group.repo.ts';
import type { Handler } from '../../handler.ts';
import { cappedTotal, cutPage } from '../../keyset/keyset.repo.ts';
import { languageOf } from '../../localization/language.ts';
import { countArticles, readArticlePage } from './article-list.repo.ts';

/**
 * Three queries: the price group, the capped count, and the page. A search that hits nothing directly shows what is
 * spelled nearly so; how much of that there is stays uncounted beyond the page.
 */
export const listArticles: Handler<'listArticles'> = async ({ db, caller, input, locale, fail }) => {
  const { limit, cursor, sort = 'relevance:desc', locale: _, ...filters } = input.query;
  const { id: priceGroupId } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const view = { priceGroupId, language };
  const counted = await countArticles(db, view, { ...filters, searchMode: 'direct' });
  const searchMode = filters.search && counted === 0 ? 'near' : 'direct';
  const rows = await readArticlePage(db, view, { ...filters, searchMode, sort, cursor, limit });
  if (!rows) return fail('validation_failed', { errors: [{ path: 'cursor', code: 'invalid_format' }] });
  const { rows: shown, nextCursor } = cutPage(rows, limit, sort);
  const isAll = cursor === undefined && nextCursor === null;
  const total = searchMode === 'direct' ? cappedTotal(counted) : isAll ? cappedTotal(shown.length) : {};
  return {
    items: shown.map((row) => toArticleSummary(row, language)),
    nextCursor,
    ...total,
  };
};
