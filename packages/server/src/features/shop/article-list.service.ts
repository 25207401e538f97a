import { toArticleSummary } from '../../catalogue/article-summary.ts';
import { findPriceGroup } from '../../catalogue/price-group.repo.ts';
import type { Handler } from '../../handler.ts';
import { cappedTotal, cutPage } from '../../keyset/keyset.repo.ts';
import { languageOf } from '../../localization/language.ts';
import { countArticles, readArticlePage } from './article-list.repo.ts';

/** Three queries: the price group, the page, and the capped count. */
export const listArticles: Handler<'listArticles'> = async ({ db, caller, input, locale, config, fail }) => {
  const { limit, cursor, sort = 'relevance:desc', search, ...filters } = input.query;
  const { id: priceGroupId } = await findPriceGroup(db, caller);
  const language = languageOf(locale);
  const view = { priceGroupId, language };
  const rows = await readArticlePage(db, view, { ...filters, search, sort, cursor, limit });
  if (!rows) return fail('validation_failed', { errors: [{ path: 'cursor', code: 'invalid_format' }] });
  const { rows: shown, nextCursor } = cutPage(rows, limit, sort);
  const counted = await countArticles(db, view, { ...filters, search });
  return {
    items: shown.map((row) => toArticleSummary(row, { language, publicUrl: config.publicUrl })),
    nextCursor,
    ...cappedTotal(counted),
  };
};
