import { describe, expect, it } from 'vitest';
import { labelRemover, tidyEntry, toUpperAscii, ungrouped } from './tidy-entry.ts';

const nameOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;
const signs = (...codes: readonly number[]) =>
  codes.map((code) => String.fromCodePoint(code)).map((sign) => [nameOf(sign), sign] as const);

describe('an entry', () => {
  it.each(
    signs(
      ...[0x00, 0x07, 0x1b, 0x7f, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f],
      ...[
        0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0xfe0f,
        0xfeff,
      ],
      ...[0xfffe, 0xe0041, 0x3164],
    ),
  )('loses %s, which is invisible', (_, sign) => {
    expect(tidyEntry(`${sign}+49 4${sign}0${sign}`)).toBe('+49 40');
  });

  it.each(
    signs(
      ...[
        0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0xa0, 0x1680, 0x2000, 0x2003, 0x2007, 0x2008, 0x2009,
        0x200a,
      ],
      ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ),
  )('has one blank for %s', (_, sign) => {
    expect(tidyEntry(`${sign}a${sign}${sign}b${sign}`)).toBe('a b');
  });

  it.each(
    signs(
      0x2d,
      0x2010,
      0x2011,
      0x2012,
      0x2013,
      0x2014,
      0x2015,
      0x2212,
      0x2043,
      0x2d7,
      0xfe58,
      0xfe63,
      0xff0d,
    ),
  )('has a hyphen for %s', (_, sign) => {
    expect(tidyEntry(`HH${sign}AB`)).toBe('HH-AB');
  });

  it.each(signs(0x27, 0x2018, 0x2019, 0x201b, 0x2bc, 0x2032, 0xb4, 0xff07))(
    'has an apostrophe for %s',
    (_, sign) => {
      expect(tidyEntry(`o${sign}brien`)).toBe("o'brien");
    },
  );

  it.each([
    ['０１２３４５６７８９', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟎𝟏𝟗𝟘𝟙𝟡', '019019'],
    ['ＩＢＡＮ：ＤＥ８９', 'IBAN:DE89'],
    ['ａ＠ｂ．ｄｅ', 'a@b.de'],
  ])('has the digits and signs of ASCII for %s', (written, tidy) => {
    expect(tidyEntry(written)).toBe(tidy);
  });

  it.each(['Müller', 'ß', 'Ωmega', 'Łódź', 'm²', '½', 'К', 'ı', '\u212a'])(
    'keeps its letters: %s',
    (written) => {
      expect(tidyEntry(written)).toBe(written);
    },
  );

  it('is stable after the first tidying, however long it is', () => {
    const written = ' \u202aTel.: +49\u00a040\u20111２３\u202c ';
    expect(tidyEntry(tidyEntry(written))).toBe(tidyEntry(written));
    expect(tidyEntry('\u200b'.repeat(100_000))).toBe('');
    expect(tidyEntry('\u00a0x'.repeat(50_000)).length).toBe(99_999);
  });
});

describe('a label', () => {
  const remove = labelRemover('iban(?:-nr)?|tel');
  it.each([
    ['IBAN: DE89', 'DE89'],
    ['iban DE89', 'DE89'],
    ['IBAN-Nr.: DE89', 'DE89'],
    ['Tel.040', '040'],
    ['IBANDE89', 'IBANDE89'],
    ['telefon 040', 'telefon 040'],
    ['DE89 IBAN', 'DE89 IBAN'],
  ])('is removed from %s', (written, rest) => {
    expect(remove(written)).toBe(rest);
  });
});

it('capital letters are made of ASCII alone', () => {
  expect(toUpperAscii('deßıſ\u212a')).toBe('DEßıſ\u212a');
  expect(ungrouped('de89 3704-0044.05/32:01')).toBe('DE89370400440532' + '01');
});
