import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { ApiError, FoyerSdk } from '@foyer/core';

/** So many numbers stand in one address without making it too long for a server. */
const mostAtOnce = 40;
/** What can be a number at all: the contract's length, and nothing that no keyboard writes. */
const canBeNumber = (text: string): boolean => text.length <= 40 && !/\p{C}/u.test(text);

/** Numbers are compared without regard to capitals. */
export const keyOf = (number: string): string => number.trim().toLowerCase();

/** Articles by their numbers; a number that none has is missing in the answer. */
export type FoundArticles =
  | { readonly ok: true; readonly articles: ReadonlyMap<string, ArticleSummary> }
  | { readonly ok: false; readonly error: ApiError };

/** Looks articles up by their whole numbers, as few calls as there can be. */
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
