import { addDays, businessDay } from '@foyer/contract/business-day';
import { describe, expect, it } from 'vitest';
import { overviewExample } from '../use-cases-fixture.ts';
import { checkTariff } from './check-tariff.ts';

type Kind = Parameters<typeof checkTariff>[0];
const codes = (kind: Kind, values: Readonly<Record<string, string>>) =>
  checkTariff(kind)({ values, overview: overviewExample, refusals: [] }).map(
    ({ path, code }) => `${path} ${code}`,
  );
const day = (days: number) => addDays(businessDay(), days);
const tooFar = ['validFrom valid_from_out_of_range'];
const implausible = ['pricePerKwh price_implausible'];

describe('a tariff', () => {
  it.each([
    ['household', '31,45', []],
    ['household', '5', []],
    ['household', '4,99', implausible],
    ['household', '0,35', implausible],
    ['household', '100', []],
    ['household', '100,01', implausible],
    ['station', '100,01', []],
    ['station', '200', []],
    ['station', '200,01', implausible],
    ['station', '', []],
  ] as const)('of a %s for "%s" cents a kilowatt-hour: %o', (kind, pricePerKwh, expected) => {
    expect(codes(kind, { pricePerKwh })).toEqual(expected);
  });

  it.each([
    ['household', -366, []],
    ['household', -367, tooFar],
    ['household', 366, []],
    ['household', 367, tooFar],
    ['station', 0, []],
    ['station', -1, tooFar],
    ['station', 366, []],
    ['station', 367, tooFar],
  ] as const)('of a %s that begins %d days from today: %o', (kind, days, expected) => {
    expect(codes(kind, { validFrom: day(days) })).toEqual(expected);
  });

  it('reports nothing for blank fields', () => {
    expect(codes('household', {})).toEqual([]);
  });
});
