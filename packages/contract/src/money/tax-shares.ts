import type { PriceBasis } from './totals.ts';

/** One VAT rate's share of a document, in cents. */
export interface TaxShare {
  /** VAT rate in per cent. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

/** A line, or shipping at one rate, in cents. */
export interface TaxedAmount {
  /** VAT rate in per cent, a whole number. */
  readonly taxRate: number;
  readonly net: number;
  readonly gross: number;
}

/**
 * Returns the VAT of a document, one share per rate, the highest rate first.
 *
 * On the net basis a rate's VAT is calculated once, on the sum of all net amounts at that rate. On the gross basis the gross amounts are
 * binding: a rate's VAT is the difference of the two sums, and so equals the VAT that was taken out of each amount.
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
 * Returns the VAT on a net amount in cents, half a cent rounded away from zero. Whole euros and the remaining cents are taxed separately,
 * so that the product of all cents and the rate is never needed and large sums stay exact.
 */
export function taxOnNet(net: number, rate: number): number {
  const rest = net % 100;
  return ((net - rest) / 100) * rate + divideRounded(rest * rate, 100);
}

/** Returns the VAT within a gross amount in cents, half a cent rounded away from zero. */
export const taxInGross = (gross: number, rate: number): number => divideRounded(gross * rate, 100 + rate);

/** Returns `numerator / denominator`, half rounded away from zero, exact for whole numbers. The denominator is positive. */
export function divideRounded(numerator: number, denominator: number): number {
  const sign = numerator < 0 ? -1 : 1;
  const magnitude = Math.abs(numerator);
  return sign * Math.floor((2 * magnitude + denominator) / (2 * denominator));
}
