import { describe, expect, it } from 'vitest';
import { type DaysRangeField, daysOf, type FilterField, isDaysField } from './filter-field.ts';

interface Values {
  readonly state?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
const days: DaysRangeField<Values> = { from: 'from', to: 'to', label: 'Zeitraum' };

describe('the period of a list', () => {
  it.each([
    [
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
    [{ from: '2026-01-01' }, { from: '2026-01-01', to: '' }],
    [{ to: '2026-01-31' }, { from: '', to: '2026-01-31' }],
    [{ state: 'open' }, { from: '', to: '' }],
  ])('of %o are %o', (filters, expected) => {
    expect(daysOf<Values>({ filters }, days)).toEqual(expected);
  });
});

it.each<[FilterField<Values>, boolean]>([
  [days, true],
  [{ name: 'state', label: 'Status', all: 'Alle', options: [] }, false],
])('%o is a field of days: %s', (field, expected) => {
  expect(isDaysField(field)).toBe(expected);
});
