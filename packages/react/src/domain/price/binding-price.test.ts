import { describe, expect, it } from 'vitest';
import { bindingBasis, bindingPrice } from './binding-price.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const line = { unitNet: euro(100), unitGross: euro(119), lineNet: euro(300), lineGross: euro(357) };

describe('the binding figures of a line', () => {
  it.each([
    ['net', { unit: euro(100), line: euro(300) }],
    ['gross', { unit: euro(119), line: euro(357) }],
  ] as const)('on the %s basis', (basis, expected) => {
    expect(bindingPrice(line, basis)).toEqual(expected);
  });
});

it.each([
  ['net', 'net'],
  ['gross', 'gross'],
  ['of-a-newer-server', 'net'],
])('prices of the basis %s are shown %s', (basis, expected) => {
  expect(bindingBasis(basis as 'net')).toBe(expected);
});
