import { describe, expect, it } from 'vitest';
import { periodName } from './period-name.ts';

const today = '2026-11-22';

describe('periodName', () => {
  it.each([
    ['2026-10-01', '2026-10-31', '2026-10'],
    ['2028-02-01', '2028-02-29', '2028-02'],
    ['2025-01-01', '2025-12-31', '2025'],
    ['2026-10-03', '2026-10-03', '2026-10-03'],
    ['2026-11-22', '', '2026-11-22'],
  ])('names %s to %s as one period, %s', (from, to, period) => {
    expect(periodName({ from, to }, today)).toEqual({ kind: 'one', period });
  });

  it.each([
    ['2026-10-01', '2026-10-30'],
    ['2026-10-02', '2026-10-31'],
    ['2026-02-01', '2026-03-31'],
    ['2025-01-01', '2026-12-31'],
    ['2027-02-01', '2027-02-27'],
  ])('names both ends of %s to %s', (from, to) => {
    expect(periodName({ from, to }, today)).toEqual({ kind: 'range', from, to });
  });

  it('goes until today where it has no end, and says no beginning where there is none', () => {
    expect(periodName({ from: '2026-11-02', to: '' }, today)).toEqual({
      kind: 'range',
      from: '2026-11-02',
      to: today,
    });
    expect(periodName({ from: '', to: '' }, today)).toEqual({ kind: 'until', to: today });
    expect(periodName({ from: '', to: '2026-03-31' }, today)).toEqual({ kind: 'until', to: '2026-03-31' });
  });
});
