import { describe, expect, it } from 'vitest';
import { addServiceHours } from './add-service-hours.ts';
import { usualServiceHours } from './service-hours.repo.ts';

const hamburg = { ...usualServiceHours, region: 'HH' };
const bavaria = { ...usualServiceHours, region: 'BY' };
const at = (local: string, offset = '+01:00') => new Date(`${local}:00.000${offset}`);
const after = async (from: Date, hours: number, service = hamburg) =>
  (await addServiceHours(from, hours, service)).toISOString();

describe('hours of service', () => {
  it.each([
    ['within a day', '2026-11-23T10:15', 4, '2026-11-23T14:15'],
    ['over a night', '2026-11-23T16:00', 4, '2026-11-24T11:00'],
    ['asked before it opens', '2026-11-23T05:30', 2, '2026-11-23T10:00'],
    ['asked in the evening', '2026-11-23T19:45', 2, '2026-11-24T10:00'],
    ['over a weekend', '2026-11-20T16:30', 1, '2026-11-23T08:30'],
    ['asked on a Sunday', '2026-11-22T12:00', 9, '2026-11-23T17:00'],
    ['over several days', '2026-11-23T08:00', 18, '2026-11-24T17:00'],
    ['over Christmas', '2026-12-23T16:00', 12, '2026-12-28T10:00'],
  ])('%s', async (_, from, hours, until) => {
    expect(await after(at(from), hours)).toBe(at(until).toISOString());
  });

  it('keep the holidays of their region', async () => {
    // Reformation Day 2028 is a Tuesday: free in Hamburg, not in Bavaria; Epiphany the other way round.
    expect(await after(at('2028-10-30T16:30'), 1)).toBe(at('2028-11-01T08:30').toISOString());
    expect(await after(at('2028-10-30T16:30'), 1, bavaria)).toBe(at('2028-10-31T08:30').toISOString());
    expect(await after(at('2026-01-05T16:30'), 1, bavaria)).toBe(at('2026-01-07T08:30').toISOString());
    expect(await after(at('2026-01-05T16:30'), 1)).toBe(at('2026-01-06T08:30').toISOString());
  });

  it('follow local time, also across clock changes', async () => {
    // Sunday 29 March 2026: summer time begins; Sunday 25 October: it ends.
    expect(await after(at('2026-03-27T16:30'), 1)).toBe(at('2026-03-30T08:30', '+02:00').toISOString());
    expect(await after(at('2026-10-23T16:30', '+02:00'), 1)).toBe(at('2026-10-26T08:30').toISOString());
    const everyDay = { ...hamburg, weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: 0, closesAt: 6 * 60 };
    expect(await after(at('2026-03-28T23:00'), 2, everyDay)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('fail for a service that never opens', async () => {
    await expect(after(at('2026-11-23T10:00'), 1, { ...hamburg, weekdays: [] })).rejects.toThrow(
      'never opens',
    );
  });
});
