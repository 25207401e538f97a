import type { PriceBasis } from './totals.ts';

/** One VAT rate's share of a document, in cents. */
export interface TaxShare {
  /** In per cent. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

/** A line, or shipping at one rate, in cents. */
export interface TaxedAmount {
  /** In per cent, a whole number. */
  readonly taxRate: number;
  readonly net: number;
  readonly gross: number;
}

/**
 * The VAT of a document, one share per rate, the highest rate first.
 *
 * On the net basis a rate's VAT is worked out once, on the sum of all net amounts at that rate. On the gross basis the gross
 * amounts bind: a rate's VAT is the difference of the two sums, so that it is what was taken out of each amount.
 *
 * @see EN 16931-1, rules BR-CO-17 and BR-S-08
 */
export function taxShares(amounts: readonly TaxedAmount[], basis: PriceBasis): TaxShare[] {
  const sums = new Map<number, { net: number; gross: number }>();
  for (const { taxRate, net, gross } of amounts) {
    const sum = sums.get(taxRate);
    if (sum === undefined) sums.set(taxRate, { net, gross });
    else {
      sum.net += net;
      sum.gross += gross;
    }
  }
  return [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, { net, gross }]) => ({
      rate,
      net,
      tax: basis === 'net' ? taxOnNet(net, rate) : gross - net,
    }));
}

/**
 * The VAT on a net amount in cents, half a cent rounded away from zero. Exact for every sum that is a safe integer times the rate: whole
 * euros and the rest are taxed apart, so that the product of all cents is never needed.
 */
export function taxOnNet(net: number, rate: number): number {
  const rest = net % 100;
  return ((net - rest) / 100) * rate + divideRounded(rest * rate, 100);
}

/** The VAT within a gross amount in cents, half a cent rounded away from zero. */
export const taxInGross = (gross: number, rate: number): number => divideRounded(gross * rate, 100 + rate);

/** `numerator / denominator` rounded half away from zero, exact for whole numbers. The denominator is positive. */
export function divideRounded(numerator: number, denominator: number): number {
  const sign = numerator < 0 ? -1 : 1;
  const magnitude = Math.abs(numerator);
  return sign * Math.floor((2 * magnitude + denominator) / (2 * denominator));
}
