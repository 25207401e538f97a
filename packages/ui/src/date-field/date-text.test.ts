import { describe, expect, it } from 'vitest';
import { datePattern, readDate, writeDate } from './date-text.ts';

const now = new Date(2026, 10, 21);
const day = (locale: string, text: string) => {
  const reading = readDate(locale, text, now);
  return reading.kind === 'day' ? reading.day : reading.kind;
};

describe('readDate', () => {
  it.each([
    ['de-DE', '05.11.2026'],
    ['de-DE', '5.11.2026'],
    ['de-DE', ' 05. 11. 2026 '],
    ['de-DE', '5/11/26'],
    ['de-DE', '05-11-2026'],
    ['de-DE', '05112026'],
    ['de-DE', '051126'],
    ['de-DE', '2026-11-05'],
    ['en-US', '11/05/2026'],
    ['en-US', '11052026'],
    ['en-US', '2026-11-5'],
    ['en-GB', '5/11/2026'],
    ['fr-FR', '05/11/2026'],
    ['sv-SE', '20261105'],
    ['ar-EG', '٠٥/١١/٢٠٢٦'],
  ])('%s: "%s" is the fifth of November', (locale, text) => expect(day(locale, text)).toBe('2026-11-05'));

  it.each(['31.02.2026', '31.04.2026', '29.02.2025', '00.01.2026', '01.13.2026', '32.01.2026', '01.01.0000'])(
    'refuses a day that does not exist: %s',
    (text) => expect(day('de-DE', text)).toBe('no-such-day'),
  );

  it.each(['29.02.2024', '29.02.2000', '28.02.1900'])('knows leap years: %s', (text) =>
    expect(day('de-DE', text)).toBe(text.split('.').reverse().join('-')),
  );

  it.each(['morgen', '24.12.', '24', '24.12.202', '24.12.20266', '1.2.3.2026', '24. Dez. 2026', '1,5'])(
    'does not guess: %s',
    (text) => expect(day('de-DE', text)).toBe('unreadable'),
  );

  it('is empty where nothing but blanks stands', () => expect(day('de-DE', '  ')).toBe('empty'));

  it.each([
    ['01.01.46', '2046-01-01'],
    ['01.01.47', '1947-01-01'],
    ['01.01.99', '1999-01-01'],
    ['01.01.00', '2000-01-01'],
  ])('chooses the likely century of a two-digit year: %s', (text, expected) => {
    expect(day('de-DE', text)).toBe(expected);
    expect(readDate('de-DE', text, now)).toMatchObject({ isShort: true });
  });
});

describe('writeDate', () => {
  const locales = [
    'de-DE',
    'en-US',
    'en-GB',
    'fr-FR',
    'es-ES',
    'sv-SE',
    'hu-HU',
    'ar-EG',
    'fa-IR',
    'th-TH',
    'ja-JP',
  ];
  it.each(locales)('%s: a written date is read as the same day', (locale) => {
    for (const iso of ['2026-01-02', '1999-12-31', '2024-02-29', '1900-05-06'])
      expect(day(locale, writeDate(locale, iso))).toBe(iso);
  });

  it('leaves alone what is no date', () => expect(writeDate('de-DE', '31.02.2026')).toBe('31.02.2026'));
});

describe('datePattern', () => {
  it.each([
    ['de-DE', 'TT.MM.JJJJ'],
    ['en-US', 'MM/DD/YYYY'],
    ['fr-FR', 'JJ/MM/AAAA'],
    ['es-ES', 'DD/MM/AAAA'],
  ])('%s: %s', (locale, pattern) => expect(datePattern(locale)).toBe(pattern));
});
