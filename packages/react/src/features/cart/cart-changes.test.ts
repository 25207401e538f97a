import { describe, expect, it } from 'vitest';
import { cartChanges } from './cart-changes.ts';
import { cartOf, lineOf } from './cart-fixture.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('cartChanges', () => {
  it('finds nothing between equal carts', () => {
    expect(cartChanges(cartOf([lineOf('a')]), cartOf([lineOf('a')], 2))).toEqual([]);
  });

  it('names every added, removed or changed line, and the total', () => {
    const before = cartOf([lineOf('a'), lineOf('b'), lineOf('c', { quantity: 5 }), lineOf('d')]);
    const after = cartOf([
      lineOf('a', { unitNet: euro(1200), lineNet: euro(1200), unitGross: euro(1428), lineGross: euro(1428) }),
      lineOf('c', { quantity: 3 }),
      lineOf('d', { problem: 'article_unavailable', lineNet: euro(0), lineGross: euro(0) }),
      lineOf('e', { quantity: 2 }),
    ]);
    expect(cartChanges(before, after)).toEqual([
      { kind: 'removed', name: 'Article b' },
      { kind: 'price', name: 'Article a', before: euro(1000), after: euro(1200) },
      { kind: 'quantity', name: 'Article c', before: 5, after: 3 },
      { kind: 'unavailable', name: 'Article d' },
      { kind: 'added', name: 'Article e', quantity: 2 },
      { kind: 'total', before: euro(4760), after: euro(3808) },
    ]);
  });

  it('names prices as the customer is shown them', () => {
    const gross = (cart: ReturnType<typeof cartOf>) => ({
      ...cart,
      totals: { ...cart.totals, basis: 'gross' as const },
    });
    const after = lineOf('a', { unitGross: euro(1290), lineGross: euro(1290) });
    expect(cartChanges(gross(cartOf([lineOf('a')])), gross(cartOf([after])))).toEqual([
      { kind: 'price', name: 'Article a', before: euro(1190), after: euro(1290) },
      { kind: 'total', before: euro(1190), after: euro(1290) },
    ]);
  });
});
