import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import { cutText } from '@foyer/contract/cut-text';
import type { ComboOption } from '@foyer/ui/combo-box/combo-box.tsx';
import { useCallback, useRef } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useCountryName } from './use-country-name.ts';

/** So many are shown of what is found; who needs another types more. */
const mostFound = 20;

/** The addresses one has: some at once, all of them by what is typed. `find` answers one that was offered. */
export function useAddressChoice(atHand: readonly Address[]) {
  const sdk = useSdk();
  const nameOfCountry = useCountryName();
  const seen = useRef(new Map<string, Address>());
  const offer = useCallback(
    (addresses: readonly Address[]): ComboOption[] =>
      addresses.map((address) => {
        seen.current.set(address.id, address);
        const [label = '', ...rest] = addressLines(address, nameOfCountry);
        return { value: address.id, label, detail: rest.join(', ') };
      }),
    [nameOfCountry],
  );
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const answer = await sdk.call('listDeliveryAddresses', {
        query: { search: cutText(text, 100), limit: mostFound },
        signal,
      });
      if (!answer.ok) throw new Error(answer.error.code);
      return offer(answer.value.items);
    },
    [sdk, offer],
  );
  return { options: offer(atHand), search, find: (id: string) => seen.current.get(id) };
}
