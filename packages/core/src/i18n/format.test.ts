import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');
const german = createFormat(() => 'de-DE');
const english = createFormat(() => 'en-US');
const french = createFormat(() => 'fr-FR');

test('money comes from minor units', () => {
  expect(plain(german.money({ amount: 123_450, currency: 'EUR' }))).toBe('1.234,50 €');
  expect(plain(german.money({ amount: -5, currency: 'EUR' }))).toBe('-0,05 €');
  expect(english.money({ amount: 123_450, currency: 'EUR' })).toBe('€1,234.50');
  expect(plain(french.money({ amount: 123_450, currency: 'EUR' }))).toBe('1 234,50 €');
  expect(plain(german.money({ amount: 1234, currency: 'JPY' as never }))).toBe('1.234 ¥');
  expect(plain(german.money({ amount: 1234, currency: 'CHF' as never }))).toBe('12,34 CHF');
});
test('a calendar date is the same day everywhere', () => {
  expect(german.date('2026-11-20')).toBe('20.11.2026');
  expect(french.date('2026-11-20')).toBe('20/11/2026');
  expect(english.date('2026-11-20', 'long')).toBe('November 20, 2026');
  expect(german.date('nonsense')).toBe('');
});
test('an instant belongs to its business day, regardless of the reader’s time zone', () => {
  expect(german.date('2026-09-30T21:59:59Z')).toBe('30.09.2026');
  expect(german.date('2026-09-30T22:00:00Z')).toBe('01.10.2026');
  expect(german.date(new Date('2026-12-31T23:00:00Z'), 'medium')).toBe('01.01.2027');
});
test('a moment has its time', () =>
  expect(german.dateTime('2026-11-20T11:04:00Z')).toMatch(/^\d\d\.11\.2026, \d\d:04$/));
test.each([
  [-10_000, 'vor 10 Sekunden'],
  [-3 * 3_600_000, 'vor 3 Stunden'],
  [86_400_000, 'morgen'],
  [-20 * 86_400_000, 'vor 3 Wochen'],
  [-400 * 86_400_000, 'letztes Jahr'],
])('%d ms is %s', (offset, text) => expect(german.relativeTime(1e12 + offset, 1e12)).toBe(text));
test('bytes and numbers', () => {
  for (const { bytes } of [german, english, french]) expect(bytes(9600)).toMatch(/^9[.,]6[\u00a0\u202f]\w+$/);
  expect(plain(german.bytes(1_500_000))).toBe('1,5 MB');
  expect(plain(german.bytes(0))).toBe('0 Byte');
  expect(german.number(1234.5)).toBe('1.234,5');
  expect(german.number(Number.NaN)).toBe('');
});
