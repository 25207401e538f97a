import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';

/** Whether an article can be ordered now. It cannot if the stock is below the minimum quantity. */
export const canBeOrdered = ({
  availability,
  minQuantity,
  maxQuantity,
}: Pick<ArticleSummary, 'availability' | 'minQuantity' | 'maxQuantity'>): boolean =>
  availability.status !== 'unavailable' && maxQuantity >= minQuantity;
