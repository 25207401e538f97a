import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { addressLines, isSameAddress } from './address-lines.ts';

const address = {
  company: 'Nordwind Logistik GmbH',
  firstName: 'Katrin',
  lastName: 'Sommer',
  street: 'Hafenstraße',
  houseNumber: '7a',
  addition: 'Tor 3',
  postcode: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
} as Address;
const nameOf = (code: string) => `Land ${code}`;

describe('addressLines', () => {
  it('are written as on a letter, without the country inside Germany', () => {
    expect(addressLines(address, nameOf)).toEqual([
      'Nordwind Logistik GmbH',
      'Katrin Sommer',
      'Hafenstraße 7a',
      'Tor 3',
      '20457 Hamburg',
    ]);
  });

  it('name the country outside Germany, and omit empty parts', () => {
    const abroad = {
      ...address,
      company: null,
      firstName: null,
      addition: null,
      countryCode: 'AT',
    } as Address;
    expect(addressLines(abroad, nameOf)).toEqual(['Sommer', 'Hafenstraße 7a', '20457 Hamburg', 'Land AT']);
  });
});

describe('isSameAddress', () => {
  it('compares only the place', () => {
    expect(isSameAddress(address, { ...address, id: 'other' })).toBe(true);
    expect(isSameAddress(address, { ...address, houseNumber: '7b' })).toBe(false);
  });
});
