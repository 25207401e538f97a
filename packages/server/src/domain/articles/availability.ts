import type { Availability } from '@foyer/contract/shop/shop.schema';
import type { ArticleRow } from './article-rows.repo.ts';
import { canBeOrdered } from './order-limits.ts';
import { addWorkingDays } from './working-days.ts';

/** Stock below which an article is `low_stock`. */
const lowStock = 10;

/** Columns of an article that its availability depends on. */
export type Stock = Pick<
  ArticleRow,
  'stock' | 'leadTimeDays' | 'backorderDays' | 'minQuantity' | 'maxQuantity' | 'quantityStep'
>;

/**
 * Returns whether and when an article can be delivered. Services have no stock and are always available. Without backorders, a
 * remaining stock below the least quantity of an order counts as unavailable.
 */
export function availabilityOf(row: Stock, now: Date): Availability {
  const { stock, leadTimeDays, backorderDays } = row;
  if (stock === null) return { status: 'in_stock', quantity: null, leadTimeDays, backorderExpectedOn: null };
  const backorderExpectedOn = backorderDays === null ? null : addWorkingDays(now, backorderDays);
  const quantity = Math.max(0, stock);
  if (!canBeOrdered(row))
    return { status: 'unavailable', quantity: 0, leadTimeDays: null, backorderExpectedOn };
  if (stock >= lowStock) return { status: 'in_stock', quantity, leadTimeDays, backorderExpectedOn };
  if (stock > 0) return { status: 'low_stock', quantity, leadTimeDays, backorderExpectedOn };
  return { status: 'backorder', quantity, leadTimeDays: backorderDays, backorderExpectedOn };
}
