import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';

/** Below this stock a list says that little is left. */
const lowStock = 10;

export interface Stock {
  readonly stock: number | null;
  readonly leadTimeDays: number | null;
  readonly backorderDays: number | null;
}

/** Whether and when an article can be delivered. Services have no stock and never run out. */
export function availabilityOf({
  stock,
  leadTimeDays,
  backorderDays,
}: Stock): ArticleSummary['availability'] {
  if (stock === null) return { status: 'in_stock', quantity: null, leadTimeDays };
  if (stock >= lowStock) return { status: 'in_stock', quantity: stock, leadTimeDays };
  if (stock > 0) return { status: 'low_stock', quantity: stock, leadTimeDays };
  if (backorderDays !== null) return { status: 'backorder', quantity: 0, leadTimeDays: backorderDays };
  return { status: 'unavailable', quantity: 0, leadTimeDays: null };
}
