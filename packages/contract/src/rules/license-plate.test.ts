import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { licensePlate, optionalLicensePlate } from './license-plate.ts';

const codeOf = (input: unknown) => v.safeParse(licensePlate, input).issues?.[0].message ?? null;

describe('a licence plate', () => {
  it.each([
    ['of a car', ['M-FY 1234', 'B-E 1', 'KÜN-AB 12', 'HH FO 77', 'MFY1234', 'HH-AB1234']],
    ['of an electric or a historic car', ['HH-NW 204E', 'HH-FO 77H', 'B-MW 123 E']],
    ['of a seasonal vehicle', ['HH-AB 12 04-10', 'HH-AB 12H 04-10', 'M-X 1 11-03']],
    ['of an authority', ['HH-1234', 'B 00 288', 'THW-80123', 'BP 12-345', 'NRW 4-1234', 'BD 16-123']],
    ['of the army and of embassies', ['Y-123456', 'X-1234', '0-17-1', 'B 9-123']],
    [
      'of a dealer, for a few days or for export',
      ['HH-06123', 'HH-071234', 'HH-04123', 'HH-03123', 'HH-12 A'],
    ],
    ['of Austria and Switzerland', ['W-12345 A', 'SL-123AB', 'ZH 123456']],
    ['of France, Italy and Spain', ['AB-123-CD', 'AB 123 CD', '1234 BCD']],
    ['of the Netherlands, Belgium and Luxembourg', ['12-AB-34', 'GB-123-X', '1-ABC-123', '12345']],
    ['of Great Britain and Ireland', ['AB12 CDE', 'A1', '12-D-1234']],
    [
      'of northern and eastern countries',
      ['ABC 12D', 'AB 12 345', 'WI 1234E', 'BA-123AB', 'AA BB-123', 'LJ AB-012', 'АА 1234 ВВ'],
    ],
  ])('%s is taken as it is', (_, plates) => {
    for (const plate of plates)
      expect([plate, v.safeParse(licensePlate, plate).output]).toEqual([plate, plate]);
  });

  it.each([
    ['m-fy 1234', 'M-FY 1234'],
    ['kün-ab 12e', 'KÜN-AB 12E'],
    ['HH\u2011AB\u00a01234', 'HH-AB 1234'],
    ['HH - AB 1234', 'HH-AB 1234'],
    ['HH·AB·1234', 'HH AB 1234'],
    ['Kennzeichen: HH-AB 1234', 'HH-AB 1234'],
    ['\u202aHH-AB 1234\u202c', 'HH-AB 1234'],
    ['HH-AB 12 4/10', 'HH-AB 12 04-10'],
    ['HH-AB 12 (04-10)', 'HH-AB 12 04-10'],
    ['HH-AB 12 04 – 10', 'HH-AB 12 04-10'],
  ])('%s is read as %s', (typed, plate) => {
    expect(v.parse(licensePlate, typed)).toBe(plate);
    expect(v.parse(licensePlate, plate)).toBe(plate);
  });

  it.each([
    ['without a digit', 'folgt'],
    ['with a leading zero', 'M-FY 0123'],
    ['with five digits', 'M-FY 12345'],
    ['with three letters after the district', 'M-FYX 1'],
    ['that is too long', 'HH-AB 1234 EFGH 12'],
    ['with other characters', 'HH-AB 12;34'],
    ['that is markup', '<b>1</b>'],
  ])('%s is refused', (_, typed) => expect(codeOf(typed)).toBe('invalid_format'));

  it('is missing where nothing is visible, which an optional field accepts', () => {
    for (const typed of ['', ' ', '\u200b', undefined]) expect(codeOf(typed)).toBe('required');
    expect(v.parse(optionalLicensePlate, ' ')).toBe('');
  });
});
