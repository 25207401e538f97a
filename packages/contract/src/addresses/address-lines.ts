import type { Address } from './address.ts';

/** Country that is not named in addresses, an ISO 3166-1 alpha-2 code. */
const home = 'DE';

/**
 * Returns the lines of an address as on a letter; the country is named only outside Germany. Everything that shows an address uses it: the
 * screen, mails and documents.
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
