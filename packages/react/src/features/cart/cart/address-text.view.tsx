import type { Address } from '@foyer/contract';
import { useMemo } from 'react';
import { useLocale } from '../../../provider/use-session.ts';
import * as css from './address.css.ts';

/** The lines of an address as they stand on a letter. */
export function addressLines(address: Address, countryName: string): string[] {
  const person = [address.firstName, address.lastName].filter(Boolean).join(' ');
  return [
    address.company ?? '',
    person,
    `${address.street} ${address.houseNumber}`.trim(),
    address.addition ?? '',
    `${address.postcode} ${address.city}`.trim(),
    countryName,
  ].filter((line) => line !== '');
}

/** An address, line by line. */
export function AddressText({ address }: { readonly address: Address }) {
  const { tag } = useLocale();
  const names = useMemo(() => new Intl.DisplayNames(tag, { type: 'region' }), [tag]);
  return (
    <address className={css.address} part="address">
      {addressLines(address, names.of(address.countryCode) ?? address.countryCode).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
