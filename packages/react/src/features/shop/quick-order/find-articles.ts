import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';

/** Number of article numbers per call, so that the URL does not become too long for a server. */
const mostAtOnce = 40;
/** Whether a text can be an article number: at most the length of the contract, and no control characters. */
const canBeNumber = (text: string): boolean => text.length <= 40 && !/\p{C}/u.test(text);

/** Key of an article number: comparisons are case-insensitive. */
export const keyOf = (number: string): string => number.trim().toLowerCase();

/** Articles by the key of their number; unknown numbers are missing. */
export type FoundArticles =
  | { readonly ok: true; readonly articles: ReadonlyMap<string, ArticleSummary> }
  | { readonly ok: false; readonly error: ApiError };

/** Looks articles up by their full numbers, with as few calls as possible. */
export async function findArticles(
  sdk: FoyerSdk,
  numbers: readonly string[],
  locale: string,
): Promise<FoundArticles> {
  const wanted = [...new Set(numbers.map(keyOf))].filter(canBeNumber);
  const articles = new Map<string, ArticleSummary>();
  for (let start = 0; start < wanted.length; start += mostAtOnce) {
    const number = wanted.slice(start, start + mostAtOnce);
    const answer = await sdk.call('listArticles', { query: { number, limit: mostAtOnce, locale } });
    if (!answer.ok) return answer;
    for (const article of answer.value.items) articles.set(keyOf(article.number), article);
  }
  return { ok: true, articles };
}
