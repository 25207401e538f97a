import type { ArticleRow } from './article-rows.repo.ts';

/** Returns the least quantity of an order: the article's minimum, rounded up to whole steps. */
export function leastQuantity(row: Pick<ArticleRow, 'minQuantity' | 'quantityStep'>): number {
  return Math.ceil(row.minQuantity / row.quantityStep) * row.quantityStep;
}

/** Columns of an article that limit the quantity of an order. */
export type Limits = Pick<ArticleRow, 'maxQuantity' | 'quantityStep' | 'stock' | 'backorderDays'>;

/** Returns the greatest quantity of an order in whole steps: the article's maximum, or the stock where no backorder is possible. */
export function orderableQuantity(row: Limits): number {
  const canFollow = row.stock === null || row.backorderDays !== null;
  const most = canFollow ? row.maxQuantity : Math.min(row.maxQuantity, row.stock ?? 0);
  return most - (most % row.quantityStep);
}

/** Whether any quantity can be ordered now. `isOrderable` is the same rule in SQL. */
export const canBeOrdered = (row: Limits & Pick<ArticleRow, 'minQuantity'>): boolean =>
  orderableQuantity(row) >= leastQuantity(row);
