import type { Money, PriceBasis } from '@foyer/contract';
import type { ArticleSummary, PriceTier } from '@foyer/contract/shop/shop.schema';

/** A lower price that is near, and how many pieces are missing to it. */
export interface TierInReach {
  readonly tier: PriceTier;
  readonly missing: number;
}

/** All prices by quantity, what can be bought at least first. */
export function allTiers({ price, minQuantity }: Pick<ArticleSummary, 'price' | 'minQuantity'>): PriceTier[] {
  const least = Math.max(1, minQuantity);
  const single: PriceTier = { minQuantity: 1, net: price.net, gross: price.gross };
  const first = tierAt([single, ...price.tiers], least) ?? single;
  return [{ ...first, minQuantity: least }, ...price.tiers.filter((tier) => tier.minQuantity > least)];
}

/** The last tier that a quantity reaches. */
export const tierAt = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined =>
  tiers.filter((tier) => tier.minQuantity <= quantity).at(-1);

/** A tier is near while no more is missing than is there, or this much. */
const nearAnyway = 4;

/** The next lower price, where it is near and can be ordered. */
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

/** The figure of a tier that binds. */
export const bindingUnit = (tier: Pick<PriceTier, 'net' | 'gross'>, basis: PriceBasis): Money =>
  basis === 'gross' ? tier.gross : tier.net;

/** The price of a number of pieces. It is exact on the binding basis only (decision 0475). */
export const lineAmount = ({ amount, currency }: Money, quantity: number): Money => ({
  amount: amount * quantity,
  currency,
});
