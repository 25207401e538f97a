import type { PriceBasis } from '@foyer/contract';
import { taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import type { QuotationItemRow } from './quotation.repo.ts';

/** A line of an offer before its amounts are computed; `unit` is the price per piece, net or gross like the basis. */
export interface OfferLine extends Omit<QuotationItemRow, 'unitNet' | 'unitGross' | 'lineNet' | 'lineGross'> {
  readonly unit: number;
}

/** A line of an offer with all its prices. */
export interface PricedItem extends QuotationItemRow {
  readonly unitNet: number;
  readonly unitGross: number;
  readonly lineNet: number;
  readonly lineGross: number;
}

/** Lines, totals and savings of an offer. */
export interface PricedOffer {
  readonly items: readonly PricedItem[];
  readonly totals: Totals;
  /** Savings against the shop's prices, without shipping; null if there are none. */
  readonly savingsNet: number | null;
  readonly savingsGross: number | null;
}

/** Computes the amounts of an offer like those of a cart: the unit price on the basis binds, the other is derived. */
export function priceOffer(lines: readonly OfferLine[], basis: PriceBasis): PricedOffer {
  const items = lines.map(({ unit, ...line }): PricedItem => {
    const priced = { ...line, ...unitPrices(unit, line.taxRate, basis) };
    const { net: lineNet, gross: lineGross } = lineAmounts(priced, basis);
    return { ...priced, lineNet, lineGross };
  });
  const totals = computeTotals(items, basis);
  const listed = computeTotals(
    items.map((item) => ({ ...item, unitNet: item.listNet, unitGross: item.listGross })),
    basis,
  );
  const savingsNet = listed.itemsNet - totals.itemsNet;
  const savingsGross = listed.itemsGross - totals.itemsGross;
  const isSaving = (basis === 'net' ? savingsNet : savingsGross) > 0;
  return {
    items,
    totals,
    savingsNet: isSaving ? savingsNet : null,
    savingsGross: isSaving ? savingsGross : null,
  };
}

/** Returns the unit price with and without VAT; `unit` is the one on the basis. */
const unitPrices = (unit: number, taxRate: number, basis: PriceBasis) =>
  basis === 'net'
    ? { unitNet: unit, unitGross: unit + taxOnNet(unit, taxRate) }
    : { unitNet: unit - taxInGross(unit, taxRate), unitGross: unit };
