import type { Money, PriceBasis } from '@foyer/contract';

interface PricedLine {
  readonly unitNet: Money;
  readonly unitGross: Money;
  readonly lineNet: Money;
  readonly lineGross: Money;
}

/** Returns the basis on which prices are shown; net for a basis that only a newer server knows. */
export const bindingBasis = (basis: PriceBasis): PriceBasis => (basis === 'gross' ? 'gross' : 'net');

/** Returns the binding prices of a line, which are shown and add up. */
export const bindingPrice = (line: PricedLine, basis: PriceBasis) =>
  basis === 'gross'
    ? { unit: line.unitGross, line: line.lineGross }
    : { unit: line.unitNet, line: line.lineNet };
