import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionalPhone, phone } from './phone.ts';
import { phoneLink } from './read-phone.ts';

const codeOf = (input: unknown) => v.safeParse(phone, input).issues?.[0].message ?? null;

describe('a phone number', () => {
  it.each([
    ['+49 40 123456'],
    ['+49 (0) 711 123-456'],
    ['0711/123456'],
    ['110 110'],
    ['01.23.45.67.89'],
    ['(040) 123456'],
    ['+1 (415) 555-2671'],
    ['+44 20 7946 0958'],
    ['0049 40 123456'],
    ['+49 40 123456 ext. 12'],
    ['+49 40 1234-0'],
  ])('%s keeps its groups', (typed) => expect(v.parse(phone, typed)).toBe(typed));

  it.each([
    ['\u202a+49 40 123456\u202c', '+49 40 123456'],
    ['+49\u00a040\u2009123456', '+49 40 123456'],
    ['(+49) 40 123456', '+49 40 123456'],
    ['( +49 )40 123456', '+4940 123456'],
    ['+ 49 40 123456', '+49 40 123456'],
    ['Tel.: +49 40 123456', '+49 40 123456'],
    ['Telefon 040 123456', '040 123456'],
    ['Mobil: 0170 1234567', '0170 1234567'],
    ['tel:+49-40-123456', '+49-40-123456'],
    ['040\u2013123456', '040-123456'],
    ['＋４９ ４０ １２３４５６', '+49 40 123456'],
    ['٠٤٠ ١٢٣٤٥٦', '040 123456'],
    ['040 123456 Durchwahl 12', '040 123456 ext. 12'],
    ['040 123456, x12', '040 123456 ext. 12'],
    ['040 123456 -', '040 123456'],
  ])('%s is read as %s', (typed, number) => {
    expect(v.parse(phone, typed)).toBe(number);
    expect(v.parse(phone, number)).toBe(number);
  });

  it.each([
    ['12'],
    ['12345'],
    ['0711 123456 / 0711 654321'],
    ['1234567890123456'],
    ['+49+40123456'],
    ['040 123456 abends'],
    ['anna@firma.example'],
    ['040;123456'],
    ['+'],
    ['()()()'],
  ])('%s is refused', (typed) => expect(codeOf(typed)).toBe('invalid_format'));

  it('is missing where nothing is visible, which an optional field accepts', () => {
    for (const typed of ['', '  ', '\u200b', undefined]) expect(codeOf(typed)).toBe('required');
    for (const typed of ['', '  ', '\u200b']) expect(v.parse(optionalPhone, typed)).toBe('');
    expect(v.parse(optionalPhone, undefined)).toBeUndefined();
    expect(v.safeParse(optionalPhone, '12').success).toBe(false);
  });

  it.each([
    ['+49 (0) 711 123-456', 'tel:+49711123456'],
    ['0711/123456', 'tel:0711123456'],
    ['+49 40 123456 ext. 12', 'tel:+4940123456;ext=12'],
    ['0049 (0)40 123456', 'tel:004940123456'],
    ['(040) 123456', 'tel:040123456'],
    ['12', 'tel:12'],
  ])('%s is dialled by %s', (number, link) => expect(phoneLink(number)).toBe(link));
});
