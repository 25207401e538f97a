import type { Money, PriceBasis } from '@foyer/contract';

interface PricedLine {
  readonly unitNet: Money;
  readonly unitGross: Money;
  readonly lineNet: Money;
  readonly lineGross: Money;
}

/** A line's figures that bind the customer, and so add up: what to show. */
export const bindingPrice = (line: PricedLine, basis: PriceBasis) =>
  basis === 'gross'
    ? { unit: line.unitGross, line: line.lineGross }
    : { unit: line.unitNet, line: line.lineNet };
