import { describe, expect, it } from 'vitest';
import { allTiers, lineAmount, nextTier, tierAt } from './tiers.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const tier = (minQuantity: number, amount: number) => ({
  minQuantity,
  net: euro(amount),
  gross: euro(amount * 2),
});
const price = { net: euro(100), gross: euro(200), taxRate: 19, tiers: [tier(5, 90), tier(20, 80)] };

describe('prices by quantity', () => {
  it('begin with the single one', () =>
    expect(allTiers({ price, minQuantity: 1 })).toEqual([tier(1, 100), tier(5, 90), tier(20, 80)]));

  it('begin with what can be bought at least, at its price', () => {
    expect(allTiers({ price, minQuantity: 4 })).toEqual([tier(4, 100), tier(5, 90), tier(20, 80)]);
    expect(allTiers({ price, minQuantity: 10 })).toEqual([tier(10, 90), tier(20, 80)]);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 5],
    [19, 5],
    [200, 20],
  ])('%i pieces reach the tier from %i', (quantity, from) =>
    expect(tierAt(allTiers({ price, minQuantity: 1 }), quantity)?.minQuantity).toBe(from),
  );

  it.each([
    [1, 100, 4],
    [3, 100, 2],
    [5, 100, undefined],
    [10, 100, 10],
    [18, 100, 2],
    [18, 19, undefined],
    [20, 100, undefined],
  ])('with %i of at most %i the next lower price is %j away', (quantity, most, missing) =>
    expect(nextTier(price.tiers, quantity, most)?.missing).toBe(missing),
  );

  it('are exact for many pieces', () => expect(lineAmount(euro(103_112), 10)).toEqual(euro(1_031_120)));
});
