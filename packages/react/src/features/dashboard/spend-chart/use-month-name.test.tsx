import { showHook } from '@foyer/testing';
import { expect, it } from 'vitest';
import { useMonthName } from './use-month-name.ts';

it.each([
  ['2026-11', 'whole', 'de_DE', 'November 2026'],
  ['2026-11', 'short', 'de_DE', 'Nov'],
  ['2026-11', 'letter', 'de_DE', 'N'],
  ['2026-01', 'whole', 'de_DE', 'Januar 2026'],
  ['2026-01', 'whole', 'en_GB', 'January 2026'],
  ['2026-13', 'whole', 'de_DE', '2026-13'],
] as const)('%s is written %s in %s as %s', async (month, style, locale, expected) => {
  const { now } = await showHook(useMonthName, { locale });
  expect(now()(month, style)).toBe(expected);
});
