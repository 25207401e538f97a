import { maxPlausibleKmPerDay } from '@foyer/contract/use-cases/mileage-status-report.schema';
import type { UseCaseOverview, Vehicle } from '@foyer/contract/use-cases/use-cases.schema';
import { describe, expect, it } from 'vitest';
import type { Values } from '../use-case-form/use-case-definition.ts';
import { checkMileage, distanceOf, needsExplanation, readingOf } from './mileage-check.ts';

const vehicle = (id: string, lastReading: Vehicle['lastReading']): Vehicle =>
  ({ id, licensePlate: 'HH-N 1', model: 'ID.4', lastReading }) as Vehicle;
const overview = {
  vehicles: [vehicle('old', { readingKm: 10_000, readOn: '2026-11-01' }), vehicle('new', null)],
} as unknown as UseCaseOverview;

const facts = (values: Values, refusals: readonly string[] = []) => ({
  values: { vehicleId: 'old', readOn: '2026-11-11', ...values },
  overview,
  refusals,
});
const codes = (values: Values, refusals?: readonly string[]) =>
  checkMileage(facts(values, refusals)).map(({ path, code }) => `${path} ${code}`);
const tenDays = maxPlausibleKmPerDay * 10;

describe('a reading against the last one', () => {
  it.each([
    ['10000', []],
    ['10.500', []],
    [String(10_000 + tenDays), []],
    [String(10_001 + tenDays), ['explanation reading_implausible']],
    ['9999', ['readingKm reading_below_last']],
  ])('%s km after 10,000 km ten days ago', (readingKm, expected) => {
    expect(codes({ readingKm })).toEqual(expected);
  });

  it('accepts an explanation for an implausible reading, not for one below the last', () => {
    const readingKm = String(10_001 + tenDays);
    expect(codes({ readingKm, explanation: 'Urlaub' })).toEqual([]);
    expect(codes({ readingKm: '9999', explanation: 'Tacho getauscht' })).toEqual([
      'readingKm reading_below_last',
    ]);
  });

  it('counts one day for a second reading of the same day', () => {
    const readOn = '2026-11-01';
    expect(codes({ readingKm: String(10_000 + maxPlausibleKmPerDay), readOn })).toEqual([]);
    expect(codes({ readingKm: String(10_001 + maxPlausibleKmPerDay), readOn })).toEqual([
      'explanation reading_implausible',
    ]);
  });

  it('refuses a date before the last one', () => {
    expect(codes({ readingKm: '10001', readOn: '2026-10-31' })).toEqual(['readOn reading_date_before_last']);
  });

  it('requires an explanation if the server did, even for a plausible reading', () => {
    expect(codes({ readingKm: '10001' }, ['reading_implausible'])).toEqual([
      'explanation reading_implausible',
    ]);
  });

  it('reports nothing for a vehicle without a reading, an unknown vehicle, or an incomplete form', () => {
    expect(codes({ vehicleId: 'new', readingKm: '900000' })).toEqual([]);
    expect(codes({ vehicleId: 'gone', readingKm: '1' })).toEqual([]);
    expect(codes({})).toEqual([]);
    expect(codes({ readingKm: 'viel' })).toEqual([]);
    expect(codes({ readingKm: '10000,5' })).toEqual([]);
    const { readOn: _, ...withoutDay } = facts({ readingKm: '900000' }).values;
    expect(needsExplanation({ values: withoutDay, overview, refusals: [] })).toBe(false);
  });

  it('returns the distance in whole kilometres', () => {
    expect(distanceOf({ vehicleId: 'old', readingKm: '10.500' }, overview)).toBe(500);
    expect(distanceOf({ vehicleId: 'old', readingKm: '9000' }, overview)).toBe(-1000);
    expect(distanceOf({ vehicleId: 'new', readingKm: '5' }, overview)).toBeNull();
    expect([readingOf({}), readingOf({ readingKm: '1.234' })]).toEqual([undefined, 1234]);
  });
});
