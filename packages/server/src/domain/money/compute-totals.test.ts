import { divideRounded, taxInGross, taxOnNet } from '@foyer/contract/tax-shares';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, lineAmounts } from './compute-totals.ts';
import type { PricedLine } from './priced-line.ts';
import { freeShippingFor } from './shipping-cost.ts';

const rate = fc.constantFrom(0, 7, 19);
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    unitNet: fc.integer({ min: 0, max: 10_000_000 }),
    taxRate: rate,
    isShipped: fc.boolean(),
    discountPercent: fc.constantFrom(0, 0, 2, 5, 7.5, 33),
  })
  .map(
    ({ discountPercent, ...fields }): PricedLine => ({
      ...fields,
      unitGross: fields.unitNet + taxOnNet(fields.unitNet, fields.taxRate),
      discount: divideRounded(fields.unitNet * fields.quantity * discountPercent, 100),
    }),
  );
const lines = fc.array(line, { maxLength: 12 });
const basis = fc.constantFrom('net' as const, 'gross' as const);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('rounding', () => {
  it('rounds halves up and negative ones away from zero', () => {
    expect(divideRounded(5, 2)).toBe(3);
    expect(divideRounded(-5, 2)).toBe(-3);
    expect(divideRounded(4, 3)).toBe(1);
    expect(taxOnNet(50, 19)).toBe(10);
    expect(taxOnNet(1, 19)).toBe(0);
    expect(taxOnNet(150, 7)).toBe(11);
    expect(taxInGross(119, 19)).toBe(19);
  });

  it('is never off by more than half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), rate, (net, percent) => {
        expect(Math.abs(taxOnNet(net, percent) * 100 - net * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

/** Returns lines of services, which are not shipped, from net price, rate and quantity. */
const netLines = (nets: readonly (readonly [net: number, rate: number, quantity?: number])[]): PricedLine[] =>
  nets.map(([unitNet, taxRate, quantity = 1]) => ({
    quantity,
    unitNet,
    unitGross: unitNet + taxOnNet(unitNet, taxRate),
    taxRate,
    isShipped: false,
  }));
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

describe('VAT', () => {
  it.each<[string, PricedLine[], [rate: number, net: number, tax: number][]]>([
    ['nothing', [], []],
    ['one line', netLines([[10_000, 19]]), [[19, 10_000, 1900]]],
    [
      'two lines that would each be rounded up',
      netLines([
        [50, 19],
        [50, 19],
      ]),
      [[19, 100, 19]],
    ],
    [
      'two lines that would each be rounded down',
      netLines([
        [102, 19],
        [102, 19],
      ]),
      [[19, 204, 39]],
    ],
    ['a hundred lines of a cent', netLines(many(100, [1, 19])), [[19, 100, 19]]],
    ['a hundred lines of three cents', netLines(many(100, [3, 19])), [[19, 300, 57]]],
    [
      'half a cent at the standard rate',
      netLines([
        [25, 19],
        [25, 19],
      ]),
      [[19, 50, 10]],
    ],
    [
      'half a cent at the reduced rate',
      netLines([
        [75, 7],
        [75, 7],
      ]),
      [[7, 150, 11]],
    ],
    ['just below half a cent', netLines([[149, 7]]), [[7, 149, 10]]],
    [
      'several rates, each rounded on its own',
      netLines([
        [50, 19],
        [75, 7],
        [333, 0],
        [50, 19],
        [75, 7],
      ]),
      [
        [19, 100, 19],
        [7, 150, 11],
        [0, 333, 0],
      ],
    ],
    [
      'quantities',
      netLines([
        [33, 19, 3],
        [1, 19, 7],
      ]),
      [[19, 106, 20]],
    ],
    ['a rate of zero alone', netLines([[12_345, 0, 3]]), [[0, 37_035, 0]]],
    [
      'free lines',
      netLines([
        [0, 19, 5],
        [50, 19],
      ]),
      [[19, 50, 10]],
    ],
    [
      'returned lines',
      netLines([
        [50, 19, -1],
        [50, 19, -1],
      ]),
      [[19, -100, -19]],
    ],
    ['a returned half cent', netLines([[50, 19, -1]]), [[19, -50, -10]]],
    [
      'sums whose product exceeds the safe integers',
      netLines(many(300, [9_999_999_999_999, 19])),
      [[19, 2_999_999_999_999_700, 569_999_999_999_943]],
    ],
  ])('of %s is that of the sum of each rate', (_, priced, shares) => {
    const totals = computeTotals(priced, 'net');
    expect(totals.taxes.map(({ rate: percent, net, tax }) => [percent, net, tax])).toEqual(shares);
    expect(totals.net).toBe(sum(shares.map(([, net]) => net)));
    expect(totals.gross).toBe(totals.net + sum(shares.map(([, , tax]) => tax)));
    expect(totals).toMatchObject({
      itemsNet: totals.net,
      itemsGross: totals.gross,
      shippingNet: 0,
      shippingGross: 0,
    });
  });

  it('takes discounts off a line before its rate is added up', () => {
    const discounted = netLines([
      [1_999, 19, 3],
      [1_001, 19],
    ]).map((one, at) => ({ ...one, discount: at === 0 ? 300 : 0 }));
    expect(computeTotals(discounted, 'net').taxes).toEqual([{ rate: 19, net: 6_698, tax: 1_273 }]);
  });

  /** Computes the same figure independently, in integers of any size. */
  const vatOf = (net: number, percent: number) => Number((BigInt(net) * BigInt(percent) * 2n + 100n) / 200n);

  it('of any lines is that of the sum of their nets, rate by rate, shipping among them', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (priced) => {
        const totals = computeTotals(priced, 'net');
        const goods = new Map<number, number>();
        for (const one of priced)
          goods.set(one.taxRate, (goods.get(one.taxRate) ?? 0) + lineAmounts(one, 'net').net);
        expect(totals.taxes.map((share) => share.rate)).toEqual([...goods.keys()].sort((a, b) => b - a));
        for (const { rate: percent, net, tax } of totals.taxes) {
          expect(tax).toBe(vatOf(net, percent));
          expect(net).toBeGreaterThanOrEqual(goods.get(percent) ?? 0);
        }
        expect(totals.itemsGross).toBe(
          totals.itemsNet + sum([...goods].map(([percent, net]) => vatOf(net, percent))),
        );
      }),
    );
  });

  it('is taken back by a document of the same lines to the cent', () => {
    fc.assert(
      fc.property(lines, basis, (priced, on) => {
        const services = priced.map((one) => ({ ...one, isShipped: false }));
        const back = services.map((one) => ({
          ...one,
          quantity: -one.quantity,
          discount: -(one.discount ?? 0),
        }));
        const totals = computeTotals(services, on);
        const taken = computeTotals(back, on);
        expect([taken.net + totals.net, taken.gross + totals.gross]).toEqual([0, 0]);
        expect(taken.taxes.map(({ tax }, at) => tax + (totals.taxes[at]?.tax ?? 0))).toEqual(
          totals.taxes.map(() => 0),
        );
      }),
    );
  });

  it('on a gross basis is the sum of the VAT taken out of each line', () => {
    fc.assert(
      fc.property(lines, (priced) => {
        const services = priced.map((one) => ({ ...one, isShipped: false }));
        for (const { rate: percent, tax } of computeTotals(services, 'gross').taxes)
          expect(tax).toBe(
            sum(
              services.filter((one) => one.taxRate === percent).map((one) => lineAmounts(one, 'gross').tax),
            ),
          );
      }),
    );
  });
});

describe('totals', () => {
  it('add up, in whole cents, on both bases', () => {
    fc.assert(
      fc.property(lines, basis, (priced, on) => {
        const totals = computeTotals(priced, on);
        const { itemsNet, itemsGross, shippingNet, shippingGross } = totals;
        const all = [itemsNet, itemsGross, shippingNet, shippingGross, totals.net, totals.gross];
        expect(
          [...all, ...totals.taxes.flatMap((tax) => [tax.net, tax.tax])].every(Number.isSafeInteger),
        ).toBe(true);
        expect(itemsNet + shippingNet).toBe(totals.net);
        expect(itemsGross + shippingGross).toBe(totals.gross);
        expect(sum(totals.taxes.map((tax) => tax.net))).toBe(totals.net);
        expect(totals.net + sum(totals.taxes.map((tax) => tax.tax))).toBe(totals.gross);
        expect(itemsNet).toBe(sum(priced.map((one) => lineAmounts(one, on).net)));
        if (on === 'gross') expect(itemsGross).toBe(sum(priced.map((one) => lineAmounts(one, on).gross)));
        expect(shippingGross).toBeGreaterThanOrEqual(shippingNet);
      }),
    );
  });

  it('show lines that are exactly quantity times the binding unit, and the other figure within half a cent', () => {
    fc.assert(
      fc.property(line, basis, (one, on) => {
        const { net, tax, gross } = lineAmounts(one, on);
        expect(net + tax).toBe(gross);
        if (on === 'net') {
          expect(net).toBe(one.unitNet * one.quantity - (one.discount ?? 0));
          expect(Math.abs(gross * 100 - net * (100 + one.taxRate))).toBeLessThanOrEqual(50);
        } else {
          expect(gross).toBe(one.unitGross * one.quantity - (one.discount ?? 0));
          expect(Math.abs(gross * 100 - net * (100 + one.taxRate))).toBeLessThanOrEqual(
            (100 + one.taxRate) / 2,
          );
        }
      }),
    );
  });

  it('say how much is missing until shipping is free, and charge shipping exactly as long as something is', () => {
    fc.assert(
      fc.property(lines, basis, (priced, on) => {
        const parts = priced.map((one) => ({ ...one, ...lineAmounts(one, on) }));
        const free = freeShippingFor(parts, on);
        const totals = computeTotals(priced, on);
        const shipping = on === 'net' ? totals.shippingNet : totals.shippingGross;
        expect(free === null).toBe(priced.every((one) => !one.isShipped));
        expect(shipping > 0).toBe(free !== null && free.missing !== null);
        if (free?.missing == null) return;
        const missing: PricedLine = {
          quantity: 1,
          unitNet: free.missing,
          unitGross: free.missing,
          taxRate: 0,
          isShipped: true,
        };
        const filled = computeTotals([...priced, missing], on);
        expect(on === 'net' ? filled.shippingNet : filled.shippingGross).toBe(0);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, basis, (priced, on) => {
        expect(computeTotals([...priced].reverse(), on)).toEqual(computeTotals(priced, on));
      }),
    );
  });

  it('charge private customers exactly the gross prices they saw', () => {
    fc.assert(
      fc.property(lines, (priced) => {
        const grossOf = (one: PricedLine) => one.unitGross * one.quantity - (one.discount ?? 0);
        const goods = sum(priced.map(grossOf));
        const shipped = sum(priced.filter((one) => one.isShipped).map(grossOf));
        const isCharged = priced.some((one) => one.isShipped) && shipped < 15_000;
        expect(computeTotals(priced, 'gross').gross).toBe(goods + (isCharged ? 990 : 0));
      }),
    );
  });

  it('charge shipping below the threshold, with the rates of the goods', () => {
    const book: PricedLine = { quantity: 1, unitNet: 1000, unitGross: 1070, taxRate: 7, isShipped: true };
    const cable: PricedLine = { quantity: 1, unitNet: 3000, unitGross: 3570, taxRate: 19, isShipped: true };
    const totals = computeTotals([book, cable], 'net');
    expect(totals.shippingNet).toBe(1490);
    expect(totals.taxes).toEqual([
      { rate: 19, net: 3000 + 1118, tax: 570 + 212 },
      { rate: 7, net: 1000 + 372, tax: 70 + 26 },
    ]);
  });

  it('ship for nothing from the threshold on, and never charge it for services alone', () => {
    const goods: PricedLine = {
      quantity: 1,
      unitNet: 25_000,
      unitGross: 29_750,
      taxRate: 19,
      isShipped: true,
    };
    expect(computeTotals([goods], 'net').shippingNet).toBe(0);
    expect(computeTotals([{ ...goods, unitNet: 24_999 }], 'net').shippingNet).toBe(1490);
    expect(computeTotals([{ ...goods, unitNet: 100, isShipped: false }], 'net').shippingNet).toBe(0);
    const nothing = { itemsNet: 0, itemsGross: 0, shippingNet: 0, shippingGross: 0, net: 0, gross: 0 };
    expect(computeTotals([], 'net')).toEqual({ basis: 'net', ...nothing, taxes: [] });
  });
});
