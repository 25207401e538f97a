import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

function dataOf(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it.each([
  [
    'reads the fields below its prefix, by their own names',
    { 'address.city': 'Kiel', 'address.postcode': '24103' },
    { city: 'Kiel', postcode: '24103' },
  ],
  [
    'leaves other fields out',
    { note: 'x', 'address.city': 'Kiel', 'invoiceAddress.city': 'Bonn' },
    { city: 'Kiel' },
  ],
  ['says nothing of a field without a text', { 'address.addition': ' ' }, { addition: undefined }],
  ['is empty where no field is below the prefix', { city: 'Kiel' }, {}],
])('an address %s', (_, entries, expected) => {
  expect(readAddress(dataOf(entries), 'address.')).toEqual(expected);
});
