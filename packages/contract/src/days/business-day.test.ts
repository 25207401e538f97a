import { describe, expect, it } from 'vitest';
import { addDays, businessDay } from './business-day.ts';

describe('the business day', () => {
  it.each([
    ['a winter evening', '2026-01-15T22:59:59Z', '2026-01-15'],
    ['an hour before UTC in winter', '2026-01-15T23:00:00Z', '2026-01-16'],
    ['two hours before UTC in summer', '2026-07-01T22:00:00Z', '2026-07-02'],
    ['the new year', '2026-12-31T23:30:00Z', '2027-01-01'],
  ])('is Germany’s: %s', (_, instant, day) => {
    expect(businessDay(new Date(instant))).toBe(day);
  });
});

describe('days after a day', () => {
  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    // Clocks change in these nights.
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-30', -2, '2026-03-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
  });
});
