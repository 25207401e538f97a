import type { PriceBasis } from '@foyer/contract';
import { taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import { computeTotals, lineAmounts, type Totals } from '../money/compute-totals.ts';
import type { QuotationItemRow } from './quotation.repo.ts';

/** A line of an offer before it is reckoned: `unit` is what a piece costs on the basis. */
export interface OfferLine extends Omit<QuotationItemRow, 'unitNet' | 'unitGross' | 'lineNet' | 'lineGross'> {
  readonly unit: number;
}

/** A line whose price is given. */
export interface PricedItem extends QuotationItemRow {
  readonly unitNet: number;
  readonly unitGross: number;
  readonly lineNet: number;
  readonly lineGross: number;
}

/** What an offer comes to. */
export interface PricedOffer {
  readonly items: readonly PricedItem[];
  readonly totals: Totals;
  /** Against the shop's prices, shipping aside; null where it saves nothing. */
  readonly savingsNet: number | null;
  readonly savingsGross: number | null;
}

/** Reckons an offer as the cart is reckoned: the unit on the basis binds, the other is derived. */
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
    ...{ items, totals },
    savingsNet: isSaving ? savingsNet : null,
    savingsGross: isSaving ? savingsGross : null,
  };
}

/** A piece's price with and without VAT, of which the one on the basis is given. */
const unitPrices = (unit: number, taxRate: number, basis: PriceBasis) =>
  basis === 'net'
    ? { unitNet: unit, unitGross: unit + taxOnNet(unit, taxRate) }
    : { unitNet: unit - taxInGross(unit, taxRate), unitGross: unit };
