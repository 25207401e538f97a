import type { Availability } from '@foyer/contract/shop/shop.schema';
import { addWorkingDays } from './working-days.ts';

/** Below this stock a list says that little is left. */
const lowStock = 10;

export interface Stock {
  readonly stock: number | null;
  readonly leadTimeDays: number | null;
  readonly backorderDays: number | null;
}

/** Whether and when an article can be delivered. Services have no stock and never run out. */
export function availabilityOf({ stock, leadTimeDays, backorderDays }: Stock, now: Date): Availability {
  if (stock === null) return { status: 'in_stock', quantity: null, leadTimeDays, backorderExpectedOn: null };
  const backorderExpectedOn = backorderDays === null ? null : addWorkingDays(now, backorderDays);
  const quantity = Math.max(0, stock);
  if (stock >= lowStock) return { status: 'in_stock', quantity, leadTimeDays, backorderExpectedOn };
  if (stock > 0) return { status: 'low_stock', quantity, leadTimeDays, backorderExpectedOn };
  if (backorderDays !== null)
    return { status: 'backorder', quantity, leadTimeDays: backorderDays, backorderExpectedOn };
  return { status: 'unavailable', quantity, leadTimeDays: null, backorderExpectedOn };
}
