import { describe, expect, it } from 'vitest';
import { readQuickOrder } from './quick-order-lines.ts';

describe('readQuickOrder', () => {
  it('reads number and quantity whatever separates them, and skips blank lines', () => {
    expect(readQuickOrder('AB-1;2\r\n\nAB-2\t3\n AB-3 , 4 \nAB-4')).toEqual([
      { ok: true, line: 1, number: 'AB-1', quantity: 2 },
      { ok: true, line: 3, number: 'AB-2', quantity: 3 },
      { ok: true, line: 4, number: 'AB-3', quantity: 4 },
      { ok: true, line: 5, number: 'AB-4', quantity: 1 },
    ]);
  });

  it.each(['AB-1;0', 'AB-1;-1', 'AB-1;0.5', 'AB-1;1e9', 'AB-1;many', ';3', 'AB-1;2;x'])(
    'refuses %j',
    (text) => {
      expect(readQuickOrder(text)).toEqual([{ ok: false, line: 1, text }]);
    },
  );
});
