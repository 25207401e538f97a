import { describe, expect, it } from 'vitest';
import { findCountry } from './find-country.ts';

const codes = ['DE', 'AT', 'CH', 'FR'];

describe('the country that a text names', () => {
  it.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    [' at ', 'AT'],
    ['Deutschland', 'DE'],
    ['germany', 'DE'],
    ['Österreich', 'AT'],
    ['Osterreich', undefined],
    ['O\u0308sterreich', 'AT'],
    ['France', 'FR'],
    ['Italien', undefined],
    ['', undefined],
    ['   ', undefined],
  ])('"%s" is %s', (text, expected) => {
    expect(findCountry(text, codes)).toBe(expected);
  });
});
