import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, lineAmounts } from './compute-totals.ts';
import type { PricedLine } from './priced-line.ts';
import { freeShippingFor } from './shipping-cost.ts';
import { divideRounded, taxInGross, taxOnNet } from './tax.ts';

const rate = fc.constantFrom(0, 7, 19);
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    unitNet: fc.integer({ min: 0, max: 10_000_000 }),
    taxRate: rate,
    isShipped: fc.boolean(),
  })
  .map(
    (fields): PricedLine => ({
      ...fields,
      unitGross: fields.unitNet + taxOnNet(fields.unitNet, fields.taxRate),
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
        expect(itemsGross).toBe(sum(priced.map((one) => lineAmounts(one, on).gross)));
      }),
    );
  });

  it('show lines that are exactly quantity times the binding unit, and the other figure within half a cent', () => {
    fc.assert(
      fc.property(line, basis, (one, on) => {
        const { net, tax, gross } = lineAmounts(one, on);
        expect(net + tax).toBe(gross);
        if (on === 'net') {
          expect(net).toBe(one.unitNet * one.quantity);
          expect(Math.abs(gross * 100 - net * (100 + one.taxRate))).toBeLessThanOrEqual(50);
        } else {
          expect(gross).toBe(one.unitGross * one.quantity);
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
        const goods = sum(priced.map((one) => one.unitGross * one.quantity));
        const shipped = sum(priced.filter((one) => one.isShipped).map((one) => one.unitGross * one.quantity));
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
