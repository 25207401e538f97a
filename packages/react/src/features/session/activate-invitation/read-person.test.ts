import { expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

function form(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it.each([
  [
    'takes a password with its blanks',
    form({ password: ' geheim ' }),
    { password: ' geheim ', acceptTerms: undefined },
  ],
  [
    'takes a password of blanks alone',
    form({ password: '   ' }),
    { password: '   ', acceptTerms: undefined },
  ],
  [
    'knows that the terms were accepted',
    form({ password: 'x', acceptTerms: 'on' }),
    { password: 'x', acceptTerms: true },
  ],
  [
    'reads the other fields by their names',
    form({ firstName: 'Ida', phone: ' ', password: 'x' }),
    { firstName: 'Ida', phone: undefined, password: 'x', acceptTerms: undefined },
  ],
  [
    'says that no password was asked for',
    form({ firstName: 'Ida' }),
    { firstName: 'Ida', password: null, acceptTerms: undefined },
  ],
])('%s', (_, data, expected) => {
  expect(readPerson(data)).toEqual(expected);
});
