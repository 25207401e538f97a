import { describe, expect, it } from 'vitest';
import { lastMonths, monthName } from './months.ts';

describe('lastMonths', () => {
  it('begins with this month and ends each with its own last day', () => {
    expect(lastMonths('2026-11-22', 3)).toEqual([
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-09-01', to: '2026-09-30' },
    ]);
  });

  it('goes over the turn of the year, and knows leap years', () => {
    expect(lastMonths('2028-02-29', 3)).toEqual([
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-01-01', to: '2028-01-31' },
      { from: '2027-12-01', to: '2027-12-31' },
    ]);
    expect(lastMonths('2026-12-31', 1)).toEqual([{ from: '2026-12-01', to: '2026-12-31' }]);
    expect(lastMonths('2027-03-01', 2)[1]).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });
});

describe('monthName', () => {
  const [october = { from: '', to: '' }] = lastMonths('2026-10-05', 1);
  it.each([
    ['de-DE', '2026-11-22', 'Oktober'],
    ['fr-FR', '2026-11-22', 'Octobre'],
    ['es-ES', '2026-11-22', 'Octubre'],
    ['de-DE', '2027-01-01', 'Oktober 2026'],
    ['en-GB', '2027-01-01', 'October 2026'],
  ])('in %s on %s it is %s', (locale, today, name) => {
    expect(monthName(october, today, locale)).toBe(name);
  });
});
