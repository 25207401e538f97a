import { expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

function form(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it.each([
  [
    'keeps the blanks of a password',
    form({ password: ' geheim ' }),
    { password: ' geheim ', acceptTerms: undefined },
  ],
  ['accepts a password of blanks', form({ password: '   ' }), { password: '   ', acceptTerms: undefined }],
  [
    'reads the acceptance of the terms',
    form({ password: 'x', acceptTerms: 'on' }),
    { password: 'x', acceptTerms: true },
  ],
  [
    'reads the other fields by their names',
    form({ firstName: 'Ida', phone: ' ', password: 'x' }),
    { firstName: 'Ida', phone: undefined, password: 'x', acceptTerms: undefined },
  ],
  [
    'omits a password that the form does not have',
    form({ firstName: 'Ida' }),
    { firstName: 'Ida', password: null, acceptTerms: undefined },
  ],
])('%s', (_, data, expected) => {
  expect(readPerson(data)).toEqual(expected);
});
