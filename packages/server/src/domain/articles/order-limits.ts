import type { ArticleRow } from './article-rows.repo.ts';

/** The least somebody may order: the article's own limit, in whole steps. */
export function leastQuantity(row: Pick<ArticleRow, 'minQuantity' | 'quantityStep'>): number {
  return Math.ceil(row.minQuantity / row.quantityStep) * row.quantityStep;
}

/** What the bounds of an order come from. */
export type Limits = Pick<ArticleRow, 'maxQuantity' | 'quantityStep' | 'stock' | 'backorderDays'>;

/** The most somebody may order now, in whole steps: the article's own limit, or the stock where nothing can follow. */
export function orderableQuantity(row: Limits): number {
  const canFollow = row.stock === null || row.backorderDays !== null;
  const most = canFollow ? row.maxQuantity : Math.min(row.maxQuantity, row.stock ?? 0);
  return most - (most % row.quantityStep);
}

/** Whether anything at all can be ordered now. `isOrderable` says the same in SQL. */
export const canBeOrdered = (row: Limits & Pick<ArticleRow, 'minQuantity'>): boolean =>
  orderableQuantity(row) >= leastQuantity(row);
