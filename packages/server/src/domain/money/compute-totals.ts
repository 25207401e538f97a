import type { Totals as ContractTotals, Money, PriceBasis } from '@foyer/contract';
import { type TaxShare, taxInGross, taxOnNet, taxShares } from '@foyer/contract/tax-shares';
import type { PricedLine } from './priced-line.ts';
import { shippingFor } from './shipping-cost.ts';

/** Amounts of a line; `gross` is always `net + tax`. */
export interface LineAmounts {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

export interface Totals {
  readonly basis: PriceBasis;
  readonly itemsNet: number;
  readonly itemsGross: number;
  readonly shippingNet: number;
  readonly shippingGross: number;
  readonly net: number;
  readonly gross: number;
  /** One share per rate, the highest rate first. */
  readonly taxes: readonly TaxShare[];
}

/**
 * Returns the amounts of a line: quantity times the binding unit price, less its discount (decision 0475). On a gross basis, VAT is taken
 * out of the gross amount and net is the remainder; sums add up both. On a net basis, gross is informative: sums compute their own VAT.
 */
export function lineAmounts(line: PricedLine, basis: PriceBasis): LineAmounts {
  const { quantity, taxRate, discount = 0 } = line;
  return basis === 'net'
    ? netAmounts(line.unitNet * quantity - discount, taxRate)
    : grossAmounts(line.unitGross * quantity - discount, taxRate);
}

/**
 * Computes the sums of a cart or document in whole cents; `net + all taxes = gross` always holds. VAT is computed for the whole document,
 * rate by rate (`taxShares`). Shipping is the difference between the whole document and its items.
 */
export function computeTotals(lines: readonly PricedLine[], basis: PriceBasis): Totals {
  const items = lines.map((line) => ({ ...line, ...lineAmounts(line, basis) }));
  const shipping = shippingFor(items, basis).map(({ rate, amount }) => ({
    taxRate: rate,
    ...(basis === 'net' ? netAmounts(amount, rate) : grossAmounts(amount, rate)),
  }));
  const itemSums = sumsOf(taxShares(items, basis));
  const taxes = taxShares([...items, ...shipping], basis);
  const { net, gross } = sumsOf(taxes);
  return {
    basis,
    itemsNet: itemSums.net,
    itemsGross: itemSums.gross,
    shippingNet: net - itemSums.net,
    shippingGross: gross - itemSums.gross,
    net,
    gross,
    taxes,
  };
}

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Converts totals to the contract's format. */
export function toTotals(totals: Totals): ContractTotals {
  return {
    basis: totals.basis,
    itemsNet: euro(totals.itemsNet),
    itemsGross: euro(totals.itemsGross),
    shippingNet: euro(totals.shippingNet),
    shippingGross: euro(totals.shippingGross),
    net: euro(totals.net),
    taxes: totals.taxes.map(({ rate, net, tax }) => ({ rate, net: euro(net), tax: euro(tax) })),
    gross: euro(totals.gross),
  };
}

function netAmounts(net: number, rate: number): LineAmounts {
  const tax = taxOnNet(net, rate);
  return { net, tax, gross: net + tax };
}

function grossAmounts(gross: number, rate: number): LineAmounts {
  const tax = taxInGross(gross, rate);
  return { net: gross - tax, tax, gross };
}

function sumsOf(shares: readonly TaxShare[]): Pick<LineAmounts, 'net' | 'gross'> {
  const net = shares.reduce((sum, share) => sum + share.net, 0);
  return { net, gross: shares.reduce((sum, share) => sum + share.tax, net) };
}
