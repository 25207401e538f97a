import * as v from 'valibot';
import { expect, it } from 'vitest';
import { addressInputSchema } from './address.ts';
import { isPostcode } from './postcodes.ts';

/** Postcodes from the examples of addresses of the Universal Postal Union. */
it.each([
  ['AT', '1010'],
  ['BE', '1000'],
  ['CH', '3030'],
  ['CZ', '110 00'],
  ['DE', '20457'],
  ['DK', '8660'],
  ['ES', '28070'],
  ['FR', '33380'],
  ['GB', 'SW1W 0NY'],
  ['GB', 'gir 0aa'],
  ['GR', '151 24'],
  ['HR', '10000'],
  ['IE', 'D02 AF30'],
  ['IE', 'D6W F6T2'],
  ['IT', '00144'],
  ['LI', '9496'],
  ['LU', 'L-1009'],
  ['LV', 'LV-1073'],
  ['MT', 'NXR 01'],
  ['NL', '2490 AA'],
  ['PL', '00-950'],
  ['PT', '2725-079'],
  ['RO', '060274'],
  ['SE', '111 21'],
  ['SK', '811 06'],
  ['SM', '47890'],
  ['US', '35501-4321'],
  ['VA', '00120'],
])('%s has %s', (country, postcode) => {
  expect(isPostcode(postcode, country)).toBe(true);
});

it.each([
  ['DE', '2045'],
  ['DE', '204577'],
  ['DE', 'D-20457'],
  ['AT', '10100'],
  ['CH', 'CH-3030'],
  ['GB', '12345'],
  ['IE', '12345'],
  ['LI', '9400'],
  ['NL', '0490 AA'],
  ['NL', '2490'],
  ['PL', '00950'],
  ['PT', '2725'],
  ['US', '3550'],
])('%s has no %s', (country, postcode) => {
  expect(isPostcode(postcode, country)).toBe(false);
});

it('a postcode of a country without a known format is checked for its characters only', () => {
  const errorsOf = (postcode: string) => {
    const place = { lastName: 'Berg', street: 'Weg', houseNumber: '1', city: 'Ort', countryCode: 'JP' };
    return v.safeParse(addressInputSchema, { ...place, postcode }).success;
  };
  expect([errorsOf('100-8994'), errorsOf('1#0')]).toEqual([true, false]);
});
