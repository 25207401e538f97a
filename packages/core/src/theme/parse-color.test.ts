import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { oklchToRgb, rgbToOklch } from './oklch.ts';
import { parseColor } from './parse-color.ts';

const green = { r: 149, g: 193, b: 31, a: 1 };

describe('parseColor', () => {
  it.each(['95C11F', '#95c11f', 'rgb(149,193,31)', 'rgba(149, 193, 31, 1)', '  #95C11F '])(
    'reads %s',
    (text) => {
      expect(parseColor(text)).toEqual(green);
    },
  );

  it('reads three digits and alpha', () => {
    expect(parseColor('f0a')).toEqual({ r: 255, g: 0, b: 170, a: 1 });
    expect(parseColor('rgba(217,45,32,0.5)')?.a).toBe(0.5);
    expect(parseColor('rgba(217,45,32,50%)')?.a).toBe(0.5);
  });

  it.each([
    'red',
    '#12',
    '#12345',
    '#1234567',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'rgba(1,2,3,2)',
    'rgb(1,2,3);color:red',
    'var(--x)',
    'url(javascript:1)',
    '95C11F}',
    '',
    7,
    null,
    undefined,
    {},
  ])('refuses %j', (input) => {
    expect(parseColor(input)).toBeNull();
  });
});

describe('OKLCH', () => {
  it('comes back to the same colour', () => {
    for (let step = 0; step < 4096; step += 1) {
      const color = { r: (step >> 8) * 17, g: ((step >> 4) & 15) * 17, b: (step & 15) * 17, a: 1 };
      expect(oklchToRgb(rgbToOklch(color))).toEqual(color);
    }
  });

  it('knows published values', () => {
    const red = rgbToOklch({ r: 255, g: 0, b: 0, a: 1 });
    expect([red.l, red.c, red.h].map((value) => Number(value.toFixed(2)))).toEqual([0.63, 0.26, 29.23]);
    const black = { r: 0, g: 0, b: 0, a: 1 };
    expect(contrastRatio(black, { r: 255, g: 255, b: 255, a: 1 })).toBeCloseTo(21);
  });
});
