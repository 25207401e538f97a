import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

function dataOf(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it.each([
  [
    'has the fields with the prefix, without the prefix',
    { 'address.city': 'Kiel', 'address.postcode': '24103' },
    { city: 'Kiel', postcode: '24103' },
  ],
  [
    'ignores other fields',
    { note: 'x', 'address.city': 'Kiel', 'invoiceAddress.city': 'Bonn' },
    { city: 'Kiel' },
  ],
  ['omits a field without a text', { 'address.addition': ' ' }, { addition: undefined }],
  ['is empty if no field has the prefix', { city: 'Kiel' }, {}],
])('an address %s', (_, entries, expected) => {
  expect(readAddress(dataOf(entries), 'address.')).toEqual(expected);
});
