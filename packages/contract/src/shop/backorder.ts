import type { Availability, Backorder } from './shop.schema.ts';

/**
 * What of a quantity has to wait, and until when; null where all of it is there, or nothing is known to follow. The one rule for
 * what a stepper, a cart and an order say.
 *
 * @param taken - How much of the stock is spoken for already, for example by what is in the cart. `@default` 0
 */
export function backorderOf(availability: Availability, quantity: number, taken = 0): Backorder | null {
  const { quantity: stock, backorderExpectedOn: expectedOn } = availability;
  if (stock === null || expectedOn === null) return null;
  const missing = quantity - Math.max(0, stock - taken);
  return missing > 0 ? { quantity: missing, expectedOn } : null;
}
