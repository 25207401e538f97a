import type { Money, PriceBasis } from '@foyer/contract';
import type { QuotationItem } from '@foyer/contract/quotations/quotations.schema';

/** The prices of a line that bind; `unit` and `line` are null until there is an offer. */
export interface LinePrice {
  readonly list: Money;
  readonly unit: Money | null;
  readonly line: Money | null;
  /** Whether the offer is lower than the shop. */
  readonly isLower: boolean;
}

/** What to show of a line: on the basis that binds the customer. */
export function linePrice(item: QuotationItem, basis: PriceBasis): LinePrice {
  const isGross = basis === 'gross';
  const list = isGross ? item.listGross : item.listNet;
  const unit = isGross ? item.unitGross : item.unitNet;
  const line = isGross ? item.lineGross : item.lineNet;
  return { list, unit, line, isLower: unit !== null && unit.amount < list.amount };
}
