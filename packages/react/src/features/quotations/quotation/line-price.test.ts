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

describe('the binding price of a line', () => {
  it.each([
    ['net', { list: euro(100), unit: euro(90), line: euro(180), isLower: true }],
    ['gross', { list: euro(119), unit: euro(119), line: euro(238), isLower: false }],
  ] as const)('is %s', (basis, expected) => {
    expect(linePrice(item, basis)).toEqual(expected);
  });

  it.each([
    ['lower', euro(99), true],
    ['the same', euro(100), false],
    ['higher', euro(101), false],
    ['not offered yet', null, false],
  ])('is compared with the shop: %s', (_, unitNet, isLower) => {
    expect(linePrice({ ...item, unitNet }, 'net')).toMatchObject({ unit: unitNet, isLower });
  });
});
