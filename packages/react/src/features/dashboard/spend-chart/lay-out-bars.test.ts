import { describe, expect, it } from 'vitest';
import { layOutBars } from './lay-out-bars.ts';
import { stepOf } from './step-of.ts';

const series = (...amounts: number[]) =>
  amounts.map((amount, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    amount: { amount, currency: 'EUR' as const },
    link: null,
  }));

describe('bars', () => {
  it('are as tall as their amounts, all within the plot, and fill it from side to side', () => {
    const { bars, zero } = layOutBars(series(10_000, 5000, 0), false);
    const [tall, half, none] = bars;
    expect(zero).toBe(100);
    expect(half?.bar.height).toBeCloseTo((tall?.bar.height ?? 0) / 2, 3);
    expect(none?.bar.height).toBe(0);
    expect(bars[0]?.column.x).toBeCloseTo(0, 2);
    expect((bars[2]?.column.x ?? 0) + (bars[2]?.column.width ?? 0)).toBeCloseTo(100, 2);
  });

  it('extend below zero where more was credited than invoiced', () => {
    const { bars, zero } = layOutBars(series(-5000, 5000), false);
    expect(bars[0]?.bar.y).toBe(zero);
    expect((bars[1]?.bar.y ?? 0) + (bars[1]?.bar.height ?? 0)).toBeCloseTo(zero, 2);
  });

  it('begin on the right in a right-to-left language', () => {
    const { bars } = layOutBars(series(1000, 2000, 3000), true);
    expect(bars[0]?.bar.x).toBeGreaterThan(bars[2]?.bar.x ?? 100);
    expect(stepOf('ArrowLeft', 0, 3, true)).toBe(1);
    expect(stepOf('ArrowRight', 0, 3, true)).toBe(0);
  });

  it('are flat in a year without amounts, under a scale that still has numbers', () => {
    const { bars, ticks } = layOutBars(series(0, 0), false);
    expect(bars.every(({ bar }) => bar.height === 0)).toBe(true);
    expect(ticks.length).toBeGreaterThan(1);
  });
});
