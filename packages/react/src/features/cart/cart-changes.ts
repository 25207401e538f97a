import type { Address, Money } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { bindingPrice } from '../../domain/price/binding-price.ts';

/** A difference between the cart that the user saw and the current one. */
export type CartChange =
  | { readonly kind: 'added'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'unavailable'; readonly name: string }
  | { readonly kind: 'quantity'; readonly name: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly name: string; readonly before: Money; readonly after: Money }
  | { readonly kind: 'address'; readonly before: Address | null; readonly after: Address | null }
  | { readonly kind: 'total'; readonly before: Money; readonly after: Money };

/** Lists the differences: line by line, then address and total. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const { basis } = after.totals;
  const old = new Map(before.items.map((item) => [item.articleId, item]));
  const kept = new Set(after.items.map((item) => item.articleId));
  const changes: CartChange[] = before.items
    .filter((item) => !kept.has(item.articleId))
    .map(({ name }) => ({ kind: 'removed', name }));
  for (const item of after.items) {
    const seen = old.get(item.articleId);
    const { name, quantity, problem } = item;
    const price = bindingPrice(item, basis).unit;
    if (seen === undefined) {
      changes.push({ kind: 'added', name, quantity });
      continue;
    }
    if (problem === 'article_unavailable') {
      if (seen.problem !== problem) changes.push({ kind: 'unavailable', name: name || seen.name });
      continue;
    }
    if (seen.quantity !== quantity)
      changes.push({ kind: 'quantity', name, before: seen.quantity, after: quantity });
    const seenPrice = bindingPrice(seen, basis).unit;
    if (seenPrice.amount !== price.amount) {
      changes.push({ kind: 'price', name, before: seenPrice, after: price });
    }
  }
  const [from, to] = [before.deliveryAddress, after.deliveryAddress];
  if (from?.id !== to?.id) changes.push({ kind: 'address', before: from, after: to });
  if (before.totals.gross.amount !== after.totals.gross.amount) {
    changes.push({ kind: 'total', before: before.totals.gross, after: after.totals.gross });
  }
  return changes;
}
