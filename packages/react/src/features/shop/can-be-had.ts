import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';

/** Whether anything of an article can be ordered now. Where less is left than the least quantity, nothing can. */
export const canBeHad = ({
  availability,
  minQuantity,
  maxQuantity,
}: Pick<ArticleSummary, 'availability' | 'minQuantity' | 'maxQuantity'>): boolean =>
  availability.status !== 'unavailable' && maxQuantity >= minQuantity;
