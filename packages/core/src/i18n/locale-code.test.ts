import { expect, test } from 'vitest';
import { toLocaleCode } from './locale-code.ts';
import { defaultLocale, nearestLocale } from './nearest-locale.ts';

test.each([
  ['de-de', 'de_DE'],
  ['DE', 'de'],
  ['en_US.UTF-8', 'en_US'],
  ['shop', null],
  ['', null],
  [undefined, null],
])('%s is written %s', (text, code) => expect(toLocaleCode(text)).toBe(code));

test.each([
  [['en_US', 'de_DE', 'de_AT'], 'de_DE'],
  [['en_US', 'de_AT'], 'de_AT'],
  [['fr_FR', 'en_US'], 'fr_FR'],
  [[], 'de_DE'],
])('the default of %j is %s', (supported, code) => expect(defaultLocale(supported)).toBe(code));

test.each([
  ['en', ['de_DE', 'en_US'], 'en_US'],
  ['fr_FR', ['de_DE', 'en_US'], 'de_DE'],
  ['fr_FR', [], 'fr_FR'],
  ['nonsense!', ['de_DE'], 'de_DE'],
])('nearest to %s in %j is %s', (wanted, supported, code) =>
  expect(nearestLocale(wanted, supported)).toBe(code),
);
