import { expect, it } from 'vitest';
import { firstTimeOn, hourAfter, timesWith } from './local-time.ts';

it('offers a time that is not over yet, as it is in Germany', () => {
  const now = new Date('2026-06-15T15:20:00Z'); // 17:20 there
  expect(firstTimeOn('2026-06-15', now)).toBe('17:30');
  expect(firstTimeOn('2026-06-16', now)).toBe('08:00');
  expect(firstTimeOn('2026-06-16', new Date('2026-06-15T22:05:00Z'))).toBe('00:15');
  expect(firstTimeOn('2026-06-15', new Date('2026-06-15T21:50:00Z'))).toBe('23:45');
});

it('ends an hour later, on the next day too', () => {
  expect(['08:00', '23:45'].map(hourAfter)).toEqual(['09:00', '00:45']);
});

it('has every quarter of an hour, and a time between them where a booking has it', () => {
  expect(timesWith('08:15')).toHaveLength(96);
  expect(timesWith('08:10').slice(32, 35)).toEqual(['08:00', '08:10', '08:15']);
});
