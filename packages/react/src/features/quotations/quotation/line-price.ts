import type { Money, PriceBasis } from '@foyer/contract';
import type { QuotationItem } from '@foyer/contract/quotations/quotations.schema';

/** The binding prices of a line; `unit` and `line` are null until there is an offer. */
export interface LinePrice {
  readonly list: Money;
  readonly unit: Money | null;
  readonly line: Money | null;
  /** Whether the offered unit price is lower than the list price. */
  readonly isLower: boolean;
}

/** Returns the prices of a line on the basis that binds the customer: net or gross. */
export function linePrice(item: QuotationItem, basis: PriceBasis): LinePrice {
  const isGross = basis === 'gross';
  const list = isGross ? item.listGross : item.listNet;
  const unit = isGross ? item.unitGross : item.unitNet;
  const line = isGross ? item.lineGross : item.lineNet;
  return { list, unit, line, isLower: unit !== null && unit.amount < list.amount };
}
