import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import { addressText } from './address-text.css.ts';
import { useCountryName } from './use-country-name.ts';

/** An address in the format of a letter. */
export function AddressText({ address }: { readonly address: Address }) {
  const lines = addressLines(address, useCountryName());
  return (
    <address className={addressText} part="address">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other identity
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
