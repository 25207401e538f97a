import type { Money } from '@foyer/contract';
import { shippingFor } from './shipping.ts';
import { taxInGross, taxOnNet } from './tax.ts';

/** Which figure of a price is the exact one: net for business customers, gross for private ones (decision 0041). */
export type PriceBasis = 'net' | 'gross';

export interface PricedLine {
  readonly quantity: number;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly taxRate: number;
  /** Whether it travels in a parcel; services do not. */
  readonly isShipped: boolean;
}

export interface TaxShare {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

export interface Totals {
  readonly itemsNet: number;
  readonly shippingNet: number;
  readonly net: number;
  readonly gross: number;
  /** One share per rate, the highest rate first. */
  readonly taxes: readonly TaxShare[];
}

/** A line's net and tax. VAT is rounded once per line; on the gross basis the net is what remains of the gross. */
export function lineAmounts(line: PricedLine, basis: PriceBasis): { net: number; tax: number } {
  return basis === 'net'
    ? netAmounts(line.unitNet * line.quantity, line.taxRate)
    : grossAmounts(line.unitGross * line.quantity, line.taxRate);
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
  const shippingNet = sum(shipping.map((part) => part.net));
  const gross = net + sum(taxes.map((share) => share.tax));
  return { itemsNet: net - shippingNet, shippingNet, net, gross, taxes };
}

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Totals as the contract writes them. */
export function toTotals(totals: Totals) {
  return {
    itemsNet: euro(totals.itemsNet),
    shippingNet: euro(totals.shippingNet),
    net: euro(totals.net),
    taxes: totals.taxes.map(({ rate, net, tax }) => ({ rate, net: euro(net), tax: euro(tax) })),
    gross: euro(totals.gross),
  };
}

function netAmounts(net: number, rate: number) {
  return { net, tax: taxOnNet(net, rate) };
}

function grossAmounts(gross: number, rate: number) {
  const tax = taxInGross(gross, rate);
  return { net: gross - tax, tax };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
