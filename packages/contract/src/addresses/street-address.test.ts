import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../rules/field-rules.ts';
import { addressInputSchema } from './address.ts';
import { addressLines } from './address-lines.ts';
import { splitStreet } from './street-address.ts';

const parts = (street: string, houseNumber = '') => {
  const found = splitStreet(street, houseNumber);
  return found && [found.street, found.houseNumber];
};

describe('a street with its number', () => {
  it.each([
    ['Speicherstraße 14', 'Speicherstraße', '14'],
    ['Speicherstraße 14a', 'Speicherstraße', '14a'],
    ['Speicherstraße 14 a', 'Speicherstraße', '14 a'],
    ['Speicherstraße 14-16', 'Speicherstraße', '14-16'],
    ['Speicherstraße 14/2', 'Speicherstraße', '14/2'],
    ['Am Hang 7 a-c', 'Am Hang', '7 a-c'],
    ['Hauptstr.14', 'Hauptstr.', '14'],
    ['Hauptstraße Nr. 14', 'Hauptstraße', '14'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['C 4, 12', 'C 4', '12'],
    ['Calle Mayor, 3', 'Calle Mayor', '3'],
    ['Via Roma n. 5', 'Via Roma', '5'],
    ['ул. Ленина, 5', 'ул. Ленина', '5'],
  ])('%s is split', (typed, street, houseNumber) => expect(parts(typed)).toEqual([street, houseNumber]));

  it.each([
    '12 rue de la Paix',
    '12, rue de la Paix',
    '12 bis rue de la Paix',
    '221B Baker Street',
    '10 Downing Street',
  ])('%s stays as it is written', (typed) => expect(parts(typed)).toEqual([typed, '']));

  it.each([
    ['Speicherstraße 14', '14', 'Speicherstraße', '14'],
    ['Speicherstraße 14 A', '14a', 'Speicherstraße', '14a'],
    ['Speicherstraße, 14', 'Nr. 14', 'Speicherstraße', 'Nr. 14'],
    ['12 rue de la Paix', '12', '12 rue de la Paix', ''],
    ['Speicherstraße', '14', 'Speicherstraße', '14'],
    ['Straße 52', '3', 'Straße 52', '3'],
  ])('%s and %s are %s and %s', (street, number, keptStreet, keptNumber) =>
    expect(parts(street, number)).toEqual([keptStreet, keptNumber]),
  );

  it.each(['Speicherstraße', 'Straße des 17. Juni', 'Platz der Republik', '12', ''])(
    '%s has no number',
    (typed) => expect(parts(typed)).toBeNull(),
  );

  it('is split in no time, however it is written', () => {
    expect(parts(`${'a 1 '.repeat(30)}!`)).toEqual(null);
    expect(parts('1 '.repeat(60).trim())).toBeNull();
  });
});

describe('an address', () => {
  const rest = { lastName: 'Berg', postcode: '20457', city: 'Hamburg', countryCode: 'DE' };
  const linesOf = (place: object) =>
    addressLines(
      {
        company: null,
        firstName: null,
        addition: null,
        ...v.parse(addressInputSchema, { ...rest, ...place }),
      } as never,
      String,
    );
  const errorsOf = (place: object) =>
    toFieldErrors(v.safeParse(addressInputSchema, { ...rest, ...place }).issues ?? ([] as never)).map(
      ({ path, code }) => `${path} ${code}`,
    );

  it.each([
    { street: 'Speicherstraße 14' },
    { street: 'Speicherstraße 14', houseNumber: '' },
    { street: 'Speicherstraße 14', houseNumber: '14' },
    { street: 'Speicherstraße', houseNumber: '14' },
  ])('of %j is written with its number once', (place) => {
    expect(linesOf(place)).toEqual(['Berg', 'Speicherstraße 14', '20457 Hamburg']);
  });

  it.each([
    [{ street: 'Speicherstraße' }, ['houseNumber required']],
    [{ street: 'Speicherstraße', houseNumber: ' ' }, ['houseNumber required']],
    [{ houseNumber: '14' }, ['street required']],
    [{ street: 'Speicherstraße 14', houseNumber: 'x'.repeat(21) }, ['houseNumber max_length']],
  ])('of %j reports the missing field', (place, errors) => expect(errorsOf(place)).toEqual(errors));

  it('says all that is missing at once', () => {
    const { lastName: _, ...more } = rest;
    const { issues } = v.safeParse(addressInputSchema, { ...more, street: 'Speicherstraße', postcode: '1' });
    expect(toFieldErrors(issues ?? ([] as never)).map(({ path }) => path)).toEqual([
      'lastName',
      'postcode',
      'houseNumber',
    ]);
  });
});
