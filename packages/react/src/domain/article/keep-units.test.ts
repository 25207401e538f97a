import { describe, expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

describe('keepUnits', () => {
  it.each([
    ['Ladekabel Typ 2, 11 kW, 7,5 m, glatt', 'Ladekabel Typ 2, 11_kW, 7,5_m, glatt'],
    ['Kabel 5 m', 'Kabel 5_m'],
    ['2 × 22 kW, 80 A, 10 mm²', '2 × 22_kW, 80_A, 10_mm²'],
    ['50er-Pack, bis 50 Ladepunkte', '50er-Pack, bis 50 Ladepunkte'],
    ['12 Monate, 3 Alarme, 4 große', '12 Monate, 3 Alarme, 4 große'],
    ['', ''],
  ])('%s', (text, kept) => {
    expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'));
  });
});
