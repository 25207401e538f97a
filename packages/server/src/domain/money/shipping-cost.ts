import type { PriceBasis } from '@foyer/contract';

/** Shipping fee in cents (net for business, gross for private customers), and the value of goods from which shipping is free. */
const terms = {
  net: { fee: 1490, freeFrom: 25_000 },
  gross: { fee: 990, freeFrom: 15_000 },
} as const;

interface ShippedLine {
  readonly net: number;
  readonly gross: number;
  readonly taxRate: number;
  readonly isShipped: boolean;
}

/**
 * Splits the shipping fee over the VAT rates of the goods in proportion to their value, as German law requires for a service
 * that accompanies goods. Returns nothing if nothing is shipped or shipping is free.
 */
export function shippingFor(
  lines: readonly ShippedLine[],
  basis: PriceBasis,
): readonly { rate: number; amount: number }[] {
  const { fee, freeFrom } = terms[basis];
  const values = new Map<number, number>();
  for (const line of lines) {
    if (line.isShipped) values.set(line.taxRate, (values.get(line.taxRate) ?? 0) + line[basis]);
  }
  const total = [...values.values()].reduce((sum, value) => sum + value, 0);
  if (values.size === 0 || total >= freeFrom) return [];
  return split(fee, [...values], total);
}

/** Value of goods from which shipping is free, and the value that is missing; `missing` is null if shipping is free already. */
export interface FreeShipping {
  readonly from: number;
  readonly missing: number | null;
}

/** Returns the value that lines lack for free shipping, net or gross like the basis; null if nothing is shipped. */
export function freeShippingFor(lines: readonly ShippedLine[], basis: PriceBasis): FreeShipping | null {
  const shipped = lines.filter((line) => line.isShipped);
  if (shipped.length === 0) return null;
  const from = terms[basis].freeFrom;
  const missing = from - shipped.reduce((sum, line) => sum + line[basis], 0);
  return { from, missing: missing > 0 ? missing : null };
}

/** Splits the fee so that the parts add up exactly: the highest rate takes the rounding difference. */
function split(fee: number, values: [rate: number, value: number][], total: number) {
  const byRate = values.sort((a, b) => a[0] - b[0]);
  let left = fee;
  return byRate.map(([rate, value], index) => {
    const isLast = index === byRate.length - 1;
    const amount = isLast || total === 0 ? left : Math.floor((fee * value) / total);
    left -= amount;
    return { rate, amount };
  });
}
