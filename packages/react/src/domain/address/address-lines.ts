import type { Address } from '@foyer/contract';

/** The country whose letters do not name it. */
const home = 'DE';

/** The lines of an address as they stand on a letter: the country is named only abroad. */
export function addressLines(address: Address, nameOfCountry: (code: string) => string): string[] {
  const { company, firstName, lastName, street, houseNumber, addition, postcode, city, countryCode } =
    address;
  return [
    company ?? '',
    [firstName, lastName].filter(Boolean).join(' '),
    `${street} ${houseNumber}`.trim(),
    addition ?? '',
    `${postcode} ${city}`.trim(),
    countryCode === home ? '' : nameOfCountry(countryCode),
  ].filter((line) => line !== '');
}

const placeFields = [
  'company',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addition',
  'postcode',
  'city',
  'countryCode',
] as const;

/** Whether two addresses name the same place. */
export function isSameAddress(one: Address, other: Address): boolean {
  return placeFields.every((field) => one[field] === other[field]);
}
