import type { Address } from './address.ts';

/** The country whose letters do not name it. */
const home = 'DE';

/**
 * The lines of an address as they stand on a letter: the country is named only abroad. The one rule for everything that prints
 * addresses, on the screen, in mails and on papers.
 *
 * @param nameOfCountry gives the name of an ISO 3166-1 alpha-2 code in the reader's language
 */
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
