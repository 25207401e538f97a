import { cutText } from '@foyer/contract/cut-text';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ComboOption } from '@foyer/ui/combo-box/combo-box.tsx';
import { useCallback, useRef } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useLocale } from '../../provider/use-session.ts';
import { keepUnits } from './keep-units.ts';

/** Maximum number of search results; a longer search text narrows them. */
const mostFound = 8;

/**
 * Searches articles for a combo box; `find` returns an offered article by its id.
 *
 * @param detailOf - returns the text below an article's number; must stay the same function across renders
 */
export function useArticleSearch(detailOf: (article: ArticleSummary) => string) {
  const sdk = useSdk();
  const { code: locale } = useLocale();
  const seen = useRef(new Map<string, ArticleSummary>());
  const optionOf = useCallback(
    (article: ArticleSummary): ComboOption => {
      seen.current.set(article.id, article);
      return { value: article.id, label: article.number, detail: keepUnits(detailOf(article)) };
    },
    [detailOf],
  );
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const query = { search: cutText(text, 100), limit: mostFound, locale };
      const answer = await sdk.call('listArticles', { query, signal });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.items.map(optionOf);
    },
    [sdk, locale, optionOf],
  );
  const find = useCallback((id: string) => seen.current.get(id), []);
  return { optionOf, search, find };
}
