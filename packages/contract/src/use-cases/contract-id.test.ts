import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contractId, isContractId } from './contract-id.ts';

/** Examples of "Check Digit Calculation for Contract-IDs" (OCHP) for ISO 15118-1 Annex H, and ids on which roaming libraries agree. */
const iso = [
  'NN123ABCDEFGHIT',
  'FRXYZ1234567892',
  'ITA1B2C3E4F5G64',
  'ESZU8WOX834H1DR',
  'PT73902837ABCZZ',
  'DE83DUIEN83QGZD',
  'DE83DUIEN83ZGQM',
  'DE8AA0012345670',
  'NLTNM000122045U',
  // eMI3 puts a C before the number of DIN SPEC 91286
  'NLTNMC00122045K',
];
/** Contract ids of DIN SPEC 91286 and their check digits, X among them. */
const din = ['INTNM0000719', 'INTNM000110X', 'INTNM0001240', 'INTNM0001146', 'INTNM0001915', 'NLTNM0122045'];

describe('a contract id on a charging card', () => {
  it.each([...iso, ...din, 'NLTNM000122045'])('is taken: %s', (value) => {
    expect(isContractId(value)).toBe(true);
  });

  it.each([
    ['with hyphens between its parts', 'NL-TNM-000122045-U', 'NLTNM000122045U'],
    ['with stars', 'NL*TNM*012204*5', 'NLTNM0122045'],
    ['in small letters, with blanks', 'nl tnm 000122045 u', 'NLTNM000122045U'],
  ])('%s comes out as one', (_, typed, normalised) => {
    expect(v.parse(contractId, typed)).toBe(normalised);
  });

  it.each([
    ['a wrong check digit', 'NL-TNM-000122045-X'],
    ['a wrong check digit of DIN SPEC 91286', 'NL-TNM-012204-6'],
    ['two digits swapped', 'NL-TNM-000122405-U'],
    ['a provider of two characters', 'NL-TN-000122045-U'],
    ['an invalid character', 'NL-T|M-000122045'],
    ['a country of digits', '12-TNM-000122045-U'],
    ['too short', 'NLTNM00012'],
    ['too long', 'NLTNM000122045UU'],
    ['nothing', ''],
  ])('with %s is refused', (_, value) => {
    expect(v.safeParse(contractId, value).success).toBe(false);
  });

  it('with any single wrong character is refused', () => {
    for (const right of iso) {
      for (let at = 2; at < right.length; at += 1) {
        const other = right[at] === '7' ? '8' : '7';
        expect(isContractId(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      }
    }
  });
});
