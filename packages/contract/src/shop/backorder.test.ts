import { describe, expect, it } from 'vitest';
import { backorderOf } from './backorder.ts';

const stock = (quantity: number | null, backorderExpectedOn: string | null = '2026-12-03') =>
  ({ status: 'low_stock', quantity, leadTimeDays: 2, backorderExpectedOn }) as const;

describe('backorderOf', () => {
  it.each([
    [6, 50, 0, 44],
    [6, 7, 0, 1],
    [0, 5, 0, 5],
    [6, 5, 4, 3],
    [6, 5, 9, 5],
  ])('of %i in stock, asked for %i with %i taken: %i wait', (quantity, asked, taken, waiting) =>
    expect(backorderOf(stock(quantity), asked, taken)).toEqual({
      quantity: waiting,
      expectedOn: '2026-12-03',
    }),
  );

  it.each([
    [6, 6, 0],
    [6, 2, 4],
  ])('of %i in stock, asked for %i with %i taken: none waits', (quantity, asked, taken) =>
    expect(backorderOf(stock(quantity), asked, taken)).toBeNull(),
  );

  it('is null where the stock is unlimited or no delivery is known', () => {
    expect(backorderOf(stock(null), 500)).toBeNull();
    expect(backorderOf(stock(6, null), 50)).toBeNull();
  });
});
