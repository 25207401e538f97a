import { describe, expect, it } from 'vitest';
import { divideRounded, taxInGross, taxOnNet, taxShares } from './tax-shares.ts';

describe('VAT', () => {
  it.each([
    [0, 19, 0],
    [1, 19, 0],
    [3, 19, 1],
    [50, 19, 10],
    [-50, 19, -10],
    [-49, 19, -9],
    [100, 19, 19],
    [149, 7, 10],
    [150, 7, 11],
    [-150, 7, -11],
    [12_345, 0, 0],
    [9_007_199_254_740_900, 19, 1_711_367_858_400_771],
  ])('on %d cents at %d %% is %d', (net, rate, tax) => {
    expect(taxOnNet(net, rate)).toBe(tax);
  });

  it.each([
    [119, 19, 19],
    [100, 19, 16],
    [-100, 19, -16],
    [107, 7, 7],
    [100, 0, 0],
  ])('within %d cents at %d %% is %d', (gross, rate, tax) => {
    expect(taxInGross(gross, rate)).toBe(tax);
  });

  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [0, 7, 0],
  ])('%d / %d is rounded to %d', (numerator, denominator, rounded) => {
    expect(divideRounded(numerator, denominator)).toBe(rounded);
  });
});

describe('shares of VAT', () => {
  const half = { taxRate: 19, net: 50, gross: 60 };

  it('are calculated on the sum of a rate where net is binding', () => {
    expect(taxShares([half, { taxRate: 7, net: 150, gross: 161 }, half], 'net')).toEqual([
      { rate: 19, net: 100, tax: 19 },
      { rate: 7, net: 150, tax: 11 },
    ]);
  });

  it('are the sum of the VAT within each amount where gross is binding', () => {
    expect(taxShares([half, half], 'gross')).toEqual([{ rate: 19, net: 100, tax: 20 }]);
  });

  it('are empty for no amounts', () => {
    expect(taxShares([], 'net')).toEqual([]);
  });
});
