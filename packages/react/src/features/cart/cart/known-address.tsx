import type { Address } from '@foyer/contract';
import { addressLines } from '@foyer/contract/address-lines';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComboBox, type ComboOption } from '@foyer/ui/combo-box/combo-box.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { useCountryName } from '../../../domain/address/use-country-name.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import * as css from './address.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface KnownAddressProps {
  /** The few that are offered before anything is typed. */
  readonly atHand: readonly Address[];
  readonly chosen: Address | null;
  readonly onSaved: (cart: Cart) => void;
  readonly onNew: () => void;
  readonly onCancel: () => void;
}

/** So many are shown of what is found; who needs another types more. */
const mostFound = 20;

/** The addresses one has: some at once, all of them by what is typed. `find` answers one that was offered. */
function useAddressChoice(atHand: readonly Address[]) {
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
        query: { search: text.slice(0, 100), limit: mostFound },
        signal,
      });
      if (!answer.ok) throw new Error(answer.error.code);
      return offer(answer.value.items);
    },
    [sdk, offer],
  );
  return { options: offer(atHand), search, find: (id: string) => seen.current.get(id) };
}

/** Chooses one of the addresses there are. */
export function KnownAddress({ atHand, chosen, onSaved, onNew, onCancel }: KnownAddressProps) {
  const { t } = useCartMessages();
  const failureText = useFailureText();
  const texts = useComboBoxTexts();
  const [id, setId] = useState(chosen?.id ?? atHand[0]?.id ?? '');
  const { options, search, find } = useAddressChoice(atHand);
  const update = useMutation('updateDeliveryAddress', { onSuccess: onSaved });
  const address = find(id);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isFound, setFound] = useState(false);
  const choose = (next: string) => {
    setId(next);
    setFound(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice leads on to the button
  useEffect(() => {
    if (isFound) saveButton.current?.focus();
  }, [id, isFound]);
  const save = () => {
    if (id !== '') void update.run({ body: { kind: 'known', addressId: id } });
  };
  return (
    <div className={css.choose}>
      <ComboBox
        // a finder: what is found stands below, and the box is empty for another search
        key={id}
        value=""
        label={t('cart.cart.known-address')}
        description={t('cart.cart.known-address-help')}
        options={options}
        search={search}
        texts={texts}
        onValueChange={choose}
      />
      {address && (
        <div role="status">
          <AddressText address={address} />
        </div>
      )}
      {update.error !== undefined && <Alert tone="danger">{failureText(update.error)}</Alert>}
      <div className={css.buttons}>
        <Button ref={saveButton} isLoading={update.isPending} disabled={id === ''} onClick={save}>
          {t('cart.cart.save-address')}
        </Button>
        <Button variant="secondary" onClick={onNew} part="new-address">
          {t('cart.cart.new-address')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cart.cart.cancel')}
        </Button>
      </div>
    </div>
  );
}
