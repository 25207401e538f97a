import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import { cutText } from '@foyer/contract/cut-text';
import type { ComboOption } from '@foyer/ui/combo-box/combo-box.tsx';
import { useCallback, useRef } from 'react';
import { useSdk } from '../../provider/foyer-context.ts';
import { useCountryName } from './use-country-name.ts';

/** Maximum number of search results; a longer search text narrows them. */
const mostFound = 20;

/** Options for the user's addresses: `atHand` at once, all others by a search. `find` returns an offered address by its id. */
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
