import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // The clocks change on 29 March and 25 October, after midnight.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Germany at %s', (day, instant) => {
  expect(startOfDay(day, 'Europe/Berlin').toISOString()).toBe(instant);
});
