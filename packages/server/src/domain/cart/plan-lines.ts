import type { FieldError } from '@foyer/contract';
import type { addItemsSchema } from '@foyer/contract/cart/cart.schema';
import type { InferOutput } from 'valibot';
import { newId } from '../../db/new-id.ts';
import type { ArticleRow } from '../articles/article-rows.repo.ts';
import { priceAt } from '../articles/article-summary.ts';
import { leastQuantity, orderableQuantity } from '../articles/order-limits.ts';
import type { CartItemRow } from './carts.repo.ts';

/** Most lines of a cart. */
const maxLines = 100;

type Wish = InferOutput<typeof addItemsSchema>['items'][number];
type Refusal = {
  readonly code: 'article_unknown' | 'article_unavailable' | 'quantity_out_of_range' | 'cart_full';
  readonly errors?: readonly FieldError[];
};

/**
 * Computes the lines to write for requested items, or all errors with the path of the item each belongs to; the code is that of the
 * first error. Several items in the mode `add` for one article add up.
 */
export function planLines(
  cartId: string,
  present: readonly CartItemRow[],
  wishes: readonly Wish[],
  articles: ReadonlyMap<string, ArticleRow>,
  now: Date,
): { readonly lines: readonly CartItemRow[] } | Refusal {
  const all = new Map(present.map((line) => [line.articleId, line]));
  const refusals: Required<Refusal>[] = [];
  let position = Math.max(0, ...present.map((line) => line.position));
  for (const [index, wish] of wishes.entries()) {
    const article = articles.get(wish.articleId);
    const line = all.get(wish.articleId);
    const quantity = wish.mode === 'add' ? (line?.quantity ?? 0) + wish.quantity : wish.quantity;
    const refusal = refuse(article, quantity, `items.${index}`);
    if (refusal) refusals.push(refusal);
    if (refusal || !article) continue;
    all.set(article.id, {
      id: line?.id ?? newId(now.getTime()),
      cartId,
      articleId: article.id,
      position: line?.position ?? ++position,
      quantity,
      note: wish.note === undefined ? (line?.note ?? null) : wish.note || null,
      seenUnitNet: priceAt(article, quantity).net,
      seenUnitGross: priceAt(article, quantity).gross,
    });
  }
  const [first] = refusals;
  if (first) return { code: first.code, errors: refusals.flatMap(({ errors }) => errors) };
  if (all.size > maxLines) return { code: 'cart_full' };
  const touched = new Set(wishes.map((wish) => wish.articleId));
  return { lines: [...all.values()].filter((line) => touched.has(line.articleId)) };
}

function refuse(
  article: ArticleRow | undefined,
  quantity: number,
  path: string,
): Required<Refusal> | undefined {
  if (!article)
    return { code: 'article_unknown', errors: [{ path: `${path}.articleId`, code: 'invalid_choice' }] };
  const least = leastQuantity(article);
  const most = orderableQuantity(article);
  if (most < least)
    return { code: 'article_unavailable', errors: [{ path: `${path}.quantity`, code: 'invalid_choice' }] };
  const wrong = (code: string, limit: number): Required<Refusal> => ({
    code: 'quantity_out_of_range',
    errors: [{ path: `${path}.quantity`, code, params: { limit } }],
  });
  if (quantity < least) return wrong('min_value', least);
  if (quantity > most) return wrong('max_value', most);
  if (quantity % article.quantityStep !== 0) return wrong('quantity_step', article.quantityStep);
  return undefined;
}
