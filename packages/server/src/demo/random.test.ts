import { describe, expect, it } from 'vitest';
import { streamOf } from './random.ts';

const draws = (feature: string, thing?: string) => {
  const random = streamOf(feature, thing);
  return Array.from({ length: 20 }, () => random.between(0, 1000));
};

describe('random streams of the demo story', () => {
  it('are the same in every run, and differ by feature and item', () => {
    expect(draws('orders', 'ord-1')).toEqual(draws('orders', 'ord-1'));
    const streams = [
      draws('orders'),
      draws('orders', 'ord-1'),
      draws('orders', 'ord-2'),
      draws('shipments', 'ord-1'),
    ];
    expect(new Set(streams.map(String)).size).toBe(streams.length);
  });

  it('do not depend on the use of other streams', () => {
    const [one, other] = [streamOf('orders', 'ord-1'), streamOf('orders', 'ord-2')];
    const mixed = Array.from({ length: 20 }, () => [one.between(0, 1000), other.between(0, 1000)][0]);
    expect(mixed).toEqual(draws('orders', 'ord-1'));
  });
});
