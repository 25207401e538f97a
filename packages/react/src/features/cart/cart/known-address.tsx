import type { Address } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button } from '@foyer/ui/button/button.tsx';
import { ComboBox } from '@foyer/ui/combo-box/combo-box.tsx';
import { useEffect, useRef, useState } from 'react';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import { useAddressChoice } from '../../../domain/address/use-address-choice.ts';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { useComboBoxTexts } from '../../../i18n/use-combo-box-texts.ts';
import { useMutation } from '../../../provider/use-mutation.ts';
import * as css from './address.css.ts';
import { useCartMessages } from './cart.messages.ts';

export interface KnownAddressProps {
  /** The few addresses offered before anything is typed. */
  readonly atHand: readonly Address[];
  readonly chosen: Address | null;
  readonly onSaved: (cart: Cart) => void;
  readonly onNew: () => void;
  readonly onCancel: () => void;
}

/** The choice of one of the existing addresses. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice moves the focus to the button
  useEffect(() => {
    if (isFound) saveButton.current?.focus();
  }, [id, isFound]);
  const save = () => {
    if (id !== '') void update.run({ body: { kind: 'known', addressId: id } });
  };
  return (
    <div className={css.choose}>
      <ComboBox
        // a finder: the chosen address is shown below, and the box is empty for another search
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
