import type { Availability, Backorder } from './shop.schema.ts';

/**
 * Returns the part of a quantity that is not in stock, and the day it is expected; null where everything is in stock or no delivery is
 * known. Quantity fields, cart and orders all use it.
 *
 * @param taken - Part of the stock that is already reserved, for example by the cart. `@default` 0
 */
export function backorderOf(availability: Availability, quantity: number, taken = 0): Backorder | null {
  const { quantity: stock, backorderExpectedOn: expectedOn } = availability;
  if (stock === null || expectedOn === null) return null;
  const missing = quantity - Math.max(0, stock - taken);
  return missing > 0 ? { quantity: missing, expectedOn } : null;
}
