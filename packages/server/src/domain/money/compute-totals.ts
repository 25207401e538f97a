import type { Totals as ContractTotals, Money, PriceBasis } from '@foyer/contract';
import type { PricedLine } from './priced-line.ts';
import { shippingFor } from './shipping-cost.ts';
import { taxInGross, taxOnNet } from './tax.ts';

export interface TaxShare {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

/** What a line costs: `gross` is `net + tax` always. */
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
 * What a line costs: quantity times the binding unit price, less its discount (decision 0041). VAT is rounded once per line, half up: put
 * on the net on the net basis; taken out of the gross on the gross basis, where the net is what remains.
 */
export function lineAmounts(line: PricedLine, basis: PriceBasis): LineAmounts {
  const { quantity, taxRate, discount = 0 } = line;
  return basis === 'net'
    ? netAmounts(line.unitNet * quantity - discount, taxRate)
    : grossAmounts(line.unitGross * quantity - discount, taxRate);
}

/** Sums of a cart or an order, in whole cents. `net + all taxes = gross` always. */
export function computeTotals(lines: readonly PricedLine[], basis: PriceBasis): Totals {
  const priced = lines.map((line) => ({ ...line, ...lineAmounts(line, basis) }));
  const shipping = shippingFor(priced, basis).map(({ rate, amount }) => ({
    taxRate: rate,
    ...(basis === 'net' ? netAmounts(amount, rate) : grossAmounts(amount, rate)),
  }));
  const shares = new Map<number, TaxShare>();
  for (const { taxRate: rate, net, tax } of [...priced, ...shipping]) {
    const share = shares.get(rate) ?? { rate, net: 0, tax: 0 };
    shares.set(rate, { rate, net: share.net + net, tax: share.tax + tax });
  }
  const taxes = [...shares.values()].sort((a, b) => b.rate - a.rate);
  const net = sum(taxes.map((share) => share.net));
  const gross = net + sum(taxes.map((share) => share.tax));
  const itemsNet = sum(priced.map((line) => line.net));
  const itemsGross = sum(priced.map((line) => line.gross));
  const rest = { shippingNet: net - itemsNet, shippingGross: gross - itemsGross };
  return { basis, itemsNet, itemsGross, ...rest, net, gross, taxes };
}

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Totals as the contract writes them. */
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
