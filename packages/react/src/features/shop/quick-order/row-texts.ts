import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';
import type { useQuickOrderMessages } from './quick-order.messages.ts';
import type { RowProblem } from './quick-order-row.ts';

type T = ReturnType<typeof useQuickOrderMessages>['t'];

/** Returns the text of a line's problem. */
export function problemText(t: T, problem: RowProblem): string {
  if (problem.field === 'article') return t(`shop.quick-order.${problem.code}`);
  const { code, limit } = problem.problem;
  return problem.isFromServer && code === 'max_value'
    ? t('shop.quick-order.with-cart', { limit })
    : t(`base.quantity.${code}`, { limit });
}

/** Returns the unit price at a quantity: the price of the highest tier reached. */
export function priceAt({ price }: Pick<ArticleSummary, 'price'>, quantity: number) {
  return price.tiers.filter((tier) => tier.minQuantity <= quantity).at(-1) ?? price;
}
