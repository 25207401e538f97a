import { describe, expect, it } from 'vitest';
import { flatValues, valueAt } from './flat-values.ts';

describe('the value at a path', () => {
  const body = { city: 'Kiel', cards: [{ label: 'A' }, { label: 'B' }], none: null };
  it.each([
    ['city', 'Kiel'],
    ['cards.1.label', 'B'],
    ['cards.2.label', undefined],
    ['none', null],
    ['none.more', undefined],
    ['city.length.more', undefined],
    ['street', undefined],
  ])('%s is %s', (path, expected) => {
    expect(valueAt(body, path)).toBe(expected);
  });
});

describe('a submitted body as field values', () => {
  it.each([
    ['a text', { city: 'Kiel' }, { city: 'Kiel' }],
    ['a number', { km: 48_210 }, { km: '48210' }],
    ['yes and no', { isNew: true, isOld: false }, { isNew: 'yes', isOld: 'no' }],
    ['several chosen values', { days: ['mo', 'fr'] }, { days: 'mo,fr' }],
    ['no chosen value', { days: [] }, { days: '' }],
    ['nothing for a missing value', { a: null, b: undefined }, {}],
    [
      'a nested value',
      { address: { city: 'Kiel', country: { code: 'DE' } } },
      { 'address.city': 'Kiel', 'address.country.code': 'DE' },
    ],
    [
      'the values of a list and their number',
      { cards: [{ label: 'A' }, { label: 'B' }] },
      { cards: '2', 'cards.0.label': 'A', 'cards.1.label': 'B' },
    ],
  ])('is %s', (_, sent, expected) => {
    expect(flatValues(sent)).toEqual(expected);
  });
});
