import { describe, expect, it } from 'vitest';
import { checkQuantity } from './check-quantity.ts';

const codeOf = (text: string, minQuantity = 1, maxQuantity = 9999, quantityStep = 1) => {
  const checked = checkQuantity(text, { minQuantity, maxQuantity, quantityStep });
  return checked.ok ? checked.value : `${checked.problem.code} ${checked.problem.limit}`;
};

describe('checkQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['9999', 9999],
    ['007', 7],
    ['１２', 12],
    ['\u202a12\u202c', 12],
    ['١٢', 12],
  ])('reads %j as %d', (text, value) => expect(codeOf(text)).toBe(value));

  it.each([
    ['', 'numbers_only 0'],
    ['abc', 'numbers_only 0'],
    ['1 000', 'numbers_only 0'],
    ['0,5', 'integers_only 0'],
    ['0.5', 'integers_only 0'],
    ['1.000', 'integers_only 0'],
    ['1e-1', 'numbers_only 0'],
    ['0x10', 'numbers_only 0'],
    ['2e3', 'numbers_only 0'],
    ['\u22121', 'min_value 1'],
    ['0', 'min_value 1'],
    ['-1', 'min_value 1'],
    ['10000', 'max_value 9999'],
    ['1e9', 'numbers_only 0'],
    ['Infinity', 'numbers_only 0'],
  ])('refuses %j with %s', (text, code) => expect(codeOf(text)).toBe(code));

  it("keeps to the article's own bounds", () => {
    expect(codeOf('4', 5, 20)).toBe('min_value 5');
    expect(codeOf('21', 5, 20)).toBe('max_value 20');
    expect(codeOf('12', 5, 20, 5)).toBe('quantity_step 5');
    expect(codeOf('15', 5, 20, 5)).toBe(15);
  });
});
