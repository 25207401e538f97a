import { describe, expect, it } from 'vitest';
import { quotationExample } from '../quotations-fixture.ts';
import { linePrice } from './line-price.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const item = {
  ...(quotationExample.items[0] as (typeof quotationExample.items)[number]),
  listNet: euro(100),
  listGross: euro(119),
  unitNet: euro(90),
  unitGross: euro(119),
  lineNet: euro(180),
  lineGross: euro(238),
};

describe('the price of a line that binds', () => {
  it.each([
    ['net', { list: euro(100), unit: euro(90), line: euro(180), isLower: true }],
    ['gross', { list: euro(119), unit: euro(119), line: euro(238), isLower: false }],
  ] as const)('is %s', (basis, expected) => {
    expect(linePrice(item, basis)).toEqual(expected);
  });

  it.each([
    ['lower than the shop', euro(99), true],
    ['the price of the shop', euro(100), false],
    ['higher than the shop', euro(101), false],
    ['not there yet', null, false],
  ])('is an offer that is %s', (_, unitNet, isLower) => {
    expect(linePrice({ ...item, unitNet }, 'net')).toMatchObject({ unit: unitNet, isLower });
  });
});
