import type { Money, PriceBasis } from '@foyer/contract';

interface PricedLine {
  readonly unitNet: Money;
  readonly unitGross: Money;
  readonly lineNet: Money;
  readonly lineGross: Money;
}

/** The basis prices are shown on; net for one that only a newer server knows. */
export const bindingBasis = (basis: PriceBasis): PriceBasis => (basis === 'gross' ? 'gross' : 'net');

/** A line's figures that bind the customer, and so add up: what to show. */
export const bindingPrice = (line: PricedLine, basis: PriceBasis) =>
  basis === 'gross'
    ? { unit: line.unitGross, line: line.lineGross }
    : { unit: line.unitNet, line: line.lineNet };
