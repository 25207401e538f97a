import type { Address } from '@foyer/contract';
import { useLocale } from '../../../provider/use-session.ts';
import { address as addressClass } from './order.css.ts';

/** An address as it stands on a letter; the country only abroad. */
export function OrderAddress({ address }: { address: Address }) {
  const { tag } = useLocale();
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ');
  const country =
    address.countryCode === 'DE'
      ? null
      : new Intl.DisplayNames(tag, { type: 'region' }).of(address.countryCode);
  const lines = [
    address.company,
    name,
    `${address.street} ${address.houseNumber}`,
    address.addition,
    `${address.postcode} ${address.city}`,
    country,
  ].filter((line): line is string => Boolean(line));
  return (
    <address className={addressClass}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other identity
        <div key={index}>{line}</div>
      ))}
    </address>
  );
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
