import type { Money, PriceBasis } from '@foyer/contract';
import type { ArticleSummary, PriceTier } from '@foyer/contract/shop/shop.schema';

/** A lower price within reach, and the number of pieces missing to it. */
export interface TierInReach {
  readonly tier: PriceTier;
  readonly missing: number;
}

/** Returns all prices by quantity, starting with the minimum quantity. */
export function allTiers({ price, minQuantity }: Pick<ArticleSummary, 'price' | 'minQuantity'>): PriceTier[] {
  const least = Math.max(1, minQuantity);
  const single: PriceTier = { minQuantity: 1, net: price.net, gross: price.gross };
  const first = tierAt([single, ...price.tiers], least) ?? single;
  return [{ ...first, minQuantity: least }, ...price.tiers.filter((tier) => tier.minQuantity > least)];
}

/** Returns the last tier that a quantity reaches. */
export const tierAt = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.filter((tier) => tier.minQuantity <= quantity).at(-1);

/** Number of missing pieces up to which a tier is always near; above, it is near if no more are missing than are chosen. */
const nearAnyway = 4;

/** Returns the next lower price if it is near and can be ordered. */
export function nextTier(
  tiers: readonly PriceTier[],
  quantity: number,
  most: number,
): TierInReach | undefined {
  const tier = tiers.find(({ minQuantity }) => minQuantity > quantity);
  if (tier === undefined || tier.minQuantity > most) return undefined;
  const missing = tier.minQuantity - quantity;
  return missing <= Math.max(quantity, nearAnyway) ? { tier, missing } : undefined;
}

/** Returns the binding price of a tier. */
export const bindingUnit = (tier: Pick<PriceTier, 'net' | 'gross'>, basis: PriceBasis): Money =>
  basis === 'gross' ? tier.gross : tier.net;

/** Returns the price of a number of pieces. It is exact only on the binding basis (decision 0475). */
export const lineAmount = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: amount * quantity,
  currency,
});
